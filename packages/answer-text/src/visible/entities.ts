const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const NAMED = new Map<string, number>([
  ...LATIN_1.split(' ').map((name, i): [string, number] => [name, 0xa0 + i]),
  ['amp', 0x26],
  ['lt', 0x3c],
  ['gt', 0x3e],
  ['quot', 0x22],
  ['apos', 0x27],
  ['hellip', 0x2026],
  ['trade', 0x2122],
  ['ndash', 0x2013],
  ['mdash', 0x2014],
  ['lsquo', 0x2018],
  ['rsquo', 0x2019],
  ['ldquo', 0x201c],
  ['rdquo', 0x201d],
  ['sbquo', 0x201a],
  ['bdquo', 0x201e],
  ['bull', 0x2022],
  ['euro', 0x20ac],
  ['OElig', 0x152],
  ['oelig', 0x153],
  ['Scaron', 0x160],
  ['scaron', 0x161],
  ['Zcaron', 0x17d],
  ['zcaron', 0x17e],
  ['Lstrok', 0x141],
  ['lstrok', 0x142],
  ['zwnj', 0x200c],
  ['zwj', 0x200d],
  ['hyphen', 0x2010],
  ['ensp', 0x2002],
  ['emsp', 0x2003],
  ['thinsp', 0x2009],
]);

const ENTITY = /&(?:amp;){0,2}(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,9}));/y;

/** The entity that begins at `offset`, escaped once or twice: its code point and how many units it takes; null when there is none. */
export function readEntity(text: string, offset: number): { point: number; width: number } | null {
  ENTITY.lastIndex = offset;
  const match = ENTITY.exec(text);
  if (!match) return null;
  const [whole, decimal, hexadecimal, name] = match;
  const point = decimal
    ? Number(decimal)
    : hexadecimal
      ? Number.parseInt(hexadecimal, 16)
      : NAMED.get(name ?? '');
  if (point === undefined || point === 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff))
    return null;
  return { point, width: whole.length };
}

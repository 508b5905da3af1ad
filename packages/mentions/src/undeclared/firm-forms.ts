/** Who signs with the founder, in the languages answers are read in. */
const KIN = [
  'sons?|daughters?|brothers|bros|sisters',
  'söhne|sohn|töchter|tochter|gebrüder',
  'fils|filles?|frères?|hijos?|hijas?|hermanos|figli[oae]?|fratelli|filhos?|irmãos',
  'zo(?:on|nen)|dochters?|synowie|syn|córki|sønner|søn|söner|son',
].join('|');
const AND = '&|\\+|and|und|et|y|e|en|og|och|i';
/** `Vater & Sohn`: both are kin, and neither founded anything. */
const PARENT = '(?:grand)?(?:fathers?|mothers?|vater|väter|mutter|mütter|père|mère|padres?|madres?|pai|mãe)';
const FIRM = new RegExp(`(?<!^(?:the )?${PARENT}) (?:${AND}) (?:${KIN})\\.?$`, 'iu');

/** `Velunda & Sons`: only firms are called so. */
export function isFirmForm(name: string): boolean {
  return FIRM.test(name);
}

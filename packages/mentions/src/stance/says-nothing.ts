import { foldLabel, type LabelKind, labelKind } from './labels.ts';

/** Folded. Whatever follows these, nothing is named. */
const NONE = one(
  '(?:none(?! of\\b)|nothing|n a|not applicable|not (?:many|much|any)|keiner|keines|nichts|nicht viele?)',
  '(?:rien|pas (?:beaucoup|grand chose)|ninguno|nada|pocos|no muchos|niente|nulla|non molt[oi]|nao muitos)',
  '(?:niet veel|niewiele|ikke mange|intet)',
);
const NONE_ALONE =
  /^(?:no|nobody|nic)$|^(?:特に)?(?:なし|無し|ありません|ない)|^(?:특별히 )?없(?:음|습니다)|^(?:暂?无|没有)$/u;
/** Also the beginning of a drawback: `keine App`. */
const NEGATION = one(
  '(?:no hay|no|keine?n?|aucune?s?|pas de?|ningun[oa]?s?|sin|nessun[oa]?|nenhuma?|sem|geen|brak|zadn\\w+|ingen)',
);
/** `keine bekannt`, `no major drawbacks`: what stands before the noun, or for it. */
const SLIGHT = one(
  '(?:known|major|real|notable|significant|serious|obvious|worth|bekannt\\w*|nennenswert\\w*|wesentlich\\w*|gefunden)',
  '(?:connue?s?|notables?|majeure?s?|conocid[oa]s?|destacables?|importantes?|relevantes?|important[ei]|rilevant[ei])',
  '(?:not[aoei]|particolar[ei]|conhecid[oa]s?|bekende?|noemenswaardige?|znan\\w+|istotn\\w+|kendte?|naevnevaerdige?)',
);
/** A lack of these is no drawback. */
const UNWANTED = one(
  '(?:hidden|versteckt\\w*|ocult[oa]s?|nascost[aeio]|escondid[oa]s?|verborgen|ukryt\\w+|skjulte?)',
  '(?:issues|complaints|problem\\w*|\\w+ (?:caches|cachees|ocult[oa]s|nascost[ei]|escondid[oa]s))',
);
const NOBODY =
  /^(?:nobody|no one|none|niemand(?:en|em)?|personne(?! \w)|nadie|nessuno|ninguem|nikt|nikogo|ingen)(?: |$)|^誰(?:も|にも)/u;

/** `None`, `keine bekannt`, `no major drawbacks`, `Best for: nobody`: a cell, an entry or what follows a label. */
export function saysNothing(text: string, kind: LabelKind): boolean {
  const plain = foldLabel(text);
  if (plain === '' || NONE.test(plain) || NONE_ALONE.test(plain)) return true;
  if (kind === 'best_for' && NOBODY.test(plain)) return true;
  const negation = NEGATION.exec(plain)?.[0];
  if (negation === undefined) return false;
  let behind = plain.slice(negation.length);
  if (kind === 'drawback' && UNWANTED.test(behind)) return true;
  for (let slight = SLIGHT.exec(behind); slight !== null; slight = SLIGHT.exec(behind))
    behind = behind.slice(slight[0].length);
  const [first = '', second = ''] = behind.split(' ');
  return first === '' || isLabel(first) || isLabel(`${first} ${second}`);
}

function isLabel(words: string): boolean {
  const kind = labelKind(words, true);
  return kind === 'advantage' || kind === 'drawback';
}

function one(...patterns: string[]): RegExp {
  return new RegExp(`^(?:${patterns.join('|')})(?: |$)`, 'u');
}

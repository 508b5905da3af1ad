import { foldText } from '../text/fold.ts';

/** What a label such as `Pros`, `Best for` or `Top pick` says of the company that it belongs to. */
export type LabelKind = 'advantage' | 'drawback' | 'best_for' | 'top_pick' | 'warning';

/** Folded: small letters without accents. */
const LABELS: Readonly<Record<'advantage' | 'drawback' | 'warning', ReadonlySet<string>>> = {
  advantage: words(
    'pros,advantages,strengths,upsides,benefits,what we like,what i like,why we like it,the good',
    'vorteile,vorteil,starken,starke,pluspunkte',
    'avantages,avantage,points forts,point fort,atouts,les plus,points positifs',
    'ventajas,ventaja,puntos fuertes,puntos a favor,lo mejor,fortalezas',
    'vantaggi,vantaggio,punti di forza,pregi',
    'vantagens,vantagem,pontos fortes,pontos positivos',
    'voordelen,voordeel,pluspunten,sterke punten',
    'zalety,zaleta,plusy,mocne strony',
    'fordele,fordel,styrker,fordelar,fordeler',
    'メリット,長所,良い点,強み,장점,强项,优点,優點',
  ),
  drawback: words(
    'cons,disadvantages,weaknesses,downsides,downside,drawbacks,drawback,what we dont like,the bad,not ideal for,not for',
    'nachteile,nachteil,schwachen,schwache,minuspunkte,contra,kontra,weniger geeignet fur,nicht geeignet fur',
    'inconvenients,inconvenient,points faibles,point faible,les moins,points negatifs,bemol',
    'desventajas,desventaja,inconvenientes,inconveniente,contras,puntos debiles,lo peor,debilidades',
    'svantaggi,svantaggio,punti deboli,punti di debolezza,difetti,difetto,contro',
    'desvantagens,desvantagem,pontos fracos,pontos negativos',
    'nadelen,nadeel,minpunten,zwakke punten',
    'wady,wada,wad,minusy,slabe strony,przeciw',
    'ulemper,ulempe,svagheder,nackdelar',
    'デメリット,短所,悪い点,気になる点,弱み,단점,缺点,缺點',
  ),
  warning: words(
    'avoid,steer clear,not recommended,vermeiden,nicht empfohlen,nicht zu empfehlen,a eviter,deconseille',
    'evitar,no recomendado,da evitare,sconsigliato,a evitar,nao recomendado,vermijden,afgeraden,niet aanbevolen',
    'unikac,niepolecane,undga,frarades,おすすめしない',
  ),
};

/** Also the name of a plan or a product: advantages only where drawbacks are named beside them. */
const UNSURE_ADVANTAGE: ReadonlySet<string> = words('pro,plus,za');
const UNSURE_DRAWBACK: ReadonlySet<string> = words('con,minus');
/** Before a name they mean `with`, `for` or `against` it. */
const PREPOSITIONS: ReadonlySet<string> = words('pro,plus,za,con,minus,contra,kontra,contro,przeciw');
const QUALIFIERS = words(
  'the,key,main,potential,possible,some,biggest,major,wichtigste,wichtigsten,grosste,mogliche,principaux,principales,principal',
  'principais,principali,belangrijkste,glowne,storste',
);
const BEHIND = words('of,von,de,des,di,du,da,do,van,af,s,z,for,fur,bei');
const BEST_FOR =
  /^(?:who (?:it )?(?:s|is) )?(?:best(?: suited)?|ideal|perfect|great|recommended) for|^(?:am )?best(?:en)? (?:geeignet )?fur|^(?:ideal|optimal|geeignet|empfohlen) fur|^(?:ideale?|parfaite?|meilleure?|recommandee?) pour|^(?:ideal|mejor|recomendad[oa]|perfect[oa]|melhor|indicad[oa]|perfeit[oa]) para|^(?:ideale|migliore|perfett[oa]|consigliat[oa]) per|^(?:ideaal|beste?|geschikt|perfect) voor|^(?:najleps\w+|idealn\w+|polecan\w+) (?:dla|do|na)|^(?:bedst|ideel|perfekt) (?:til|for)|^(?:こんな人に)?おすすめの?(?:人|方)?$|^(?:向いている|こんな)人|[にへ](?:おすすめ|最適)$|^추천 대상/u;
const BEST_OF = /^(?:best|beste[rs]?|meilleure?|mejor|migliore?|melhor|najleps\w+|bedste?)(?: [^:]{2,40})?$/u;
const VALUE = /^(?:preis leistungs sieger|preis leistungs tipp)$|^コスパ/u;
const NO_PICK =
  /\b(?:known|seller|sellers|before|practices?|time|regards|part|feature|alternative|case|worst|not|guess|tips?)\b/u;
const OVERALL =
  /\b(?:overall|insgesamt|gesamt\p{L}*|global|general|generale|geral|in assoluto|algemeen|allround|ogolnie|samlet)\b/u;
const TOP_PICK =
  /^(?:(?:our|my|the|unser|unsere|mein|notre|nuestra|nuestro|la nostra|a nossa|onze|nasz|vores) )?(?:overall |clear )?(?:top pick|top choice|top recommendation|first choice|winner|overall winner|editors choice|testsieger|gesamtsieger|sieger|erste wahl|favorit|top empfehlung|premier choix|coup de cœur|coup de coeur|gagnant|primera opcion|primera recomendacion|ganador|ganadora|prima scelta|vincitore|primeira escolha|vencedor|vencedora|eerste keus|eerste keuze|topkeuze|winnaar|pierwszy wybor|zwyciezca|best (?:choice|option|pick)|beste wahl|meilleur choix|mejor (?:opcion|eleccion)|scelta migliore|migliore scelta|melhor (?:opcao|escolha)|beste keuze|najlepszy wybor|bedste valg|forstevalg|topvalg|vinder)(?: overall)?$|^(?:総合)?(?:1位|第1位|一位)$|^(?:一番|最も|いちばん)おすすめ$/u;

const WORST = /^(?:worst|schlechteste[rs]?|pire|peor|peggiore?|pior|slechtste|najgors\w+|vaerste)(?: |$)/u;
/** Makes capitals behind 'Best' a tag, and no name. */
const PICK_NOUN = /\b(?:overall|value|budget|price|quality|premium|free|option|choice|pick|for)\b/u;
/** A chain, a shop, an album. */
const NAMED_BEST = /^best (?:western|buy|of)\b/u;

/** A label as it stands before a colon, heads a column or fills a line; longer ones are sentences. */
const LONGEST_LABEL = 60;

/**
 * @param label without its colon
 * @param hasDrawbacks the answer has a label for drawbacks, so that 'Pro' is none of a plan
 */
export function labelKind(label: string, hasDrawbacks: boolean): LabelKind | null {
  if (label.length > LONGEST_LABEL) return null;
  const folded = foldLabel(label);
  if (folded === '') return null;
  const bare = folded
    .split(' ')
    .filter((word) => !QUALIFIERS.has(word))
    .join(' ')
    .replace(/^主な/u, '');
  for (const kind of ['advantage', 'drawback', 'warning'] as const)
    if (LABELS[kind].has(bare) || LABELS[kind].has(folded)) return kind;
  if (UNSURE_ADVANTAGE.has(bare)) return hasDrawbacks ? 'advantage' : null;
  if (UNSURE_DRAWBACK.has(bare)) return hasDrawbacks ? 'drawback' : null;
  if (TOP_PICK.test(folded)) return 'top_pick';
  if (/^best (?:avoided|to avoid|left|skipped)\b/u.test(folded)) return 'warning';
  if (WORST.test(folded)) return OVERALL.test(folded) ? 'warning' : null;
  if (NO_PICK.test(folded)) return null;
  if (BEST_FOR.test(folded) || VALUE.test(folded)) return 'best_for';
  if (BEST_OF.test(folded)) return OVERALL.test(folded) ? 'top_pick' : 'best_for';
  return null;
}

/** `Companies to avoid`: holds a label that warns. */
export function holdsWarning(line: string): boolean {
  const folded = ` ${foldLabel(line)} `;
  return [...LABELS.warning].some((label) => folded.includes(isSpaced(label) ? ` ${label} ` : label));
}

function isSpaced(label: string): boolean {
  return /^[a-z]/u.test(label);
}

/** A label that may stand in the middle of a line: not `best dish`. */
export function inlineLabelKind(label: string, hasDrawbacks: boolean): LabelKind | null {
  const kind = labelKind(label, hasDrawbacks);
  if (kind === 'advantage' || kind === 'drawback') return kind;
  return kind === 'best_for' && BEST_FOR.test(foldLabel(label)) ? kind : null;
}

/** `Best value`, `Testsieger` alone behind the name that heads a line: not `Best Friends Pet Hotel`. */
export function tagKind(tag: string): LabelKind | null {
  const folded = foldLabel(tag);
  if (/\d/u.test(folded) || NAMED_BEST.test(folded)) return null;
  if (/^best\s.*\p{Lu}/u.test(tag.replace(/^B/u, 'b')) && !PICK_NOUN.test(folded)) return null;
  const kind = labelKind(tag, false);
  return kind === 'advantage' || kind === 'drawback' ? null : kind;
}

/** `Pros of` and `'s drawbacks`: what is left of a label when the name is taken out of it. */
export function labelBesideName(rest: string, hasDrawbacks: boolean): LabelKind | null {
  const bare = foldLabel(rest)
    .split(' ')
    .filter((word) => !BEHIND.has(word))
    .join(' ');
  if (PREPOSITIONS.has(bare)) return null;
  const kind = labelKind(bare, hasDrawbacks);
  return kind === 'advantage' || kind === 'drawback' ? kind : null;
}

/** Small letters without accents, a space for every sign. */
export function foldLabel(label: string): string {
  return foldText(label)
    .replace(/['’]t\b/gu, 't')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function words(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(',')));
}

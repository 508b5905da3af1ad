import { holdsWarning, tagKind } from './labels.ts';
import type { Stance, StanceSign } from './stance.ts';

/** Stands for the company in the sentences that the patterns are for. */
export const NAME = '\ue000';

/** What a sentence says by a fixed phrase. */
export interface Phrase {
  stance: Stance;
  sign: StanceSign;
}

const ARTICLE =
  "(?:(?:the|die|der|das|den|dem|vom|von|la|le|les|el|los|il|lo|gli|o|a|os|as|de|het|firmy|firmę) |l['’])?";
/** At the beginning of a clause, so that it is the subject: not 'whether X', 'many say X'. */
const SUBJECT = `(?:^|[,:;–—] )${ARTICLE}${NAME}`;
const OBJECT = `${ARTICLE}${NAME}`;
const MOST =
  'most|everyone|(?:die )?meisten|la plupart|la mayoría|la maggior|a maioria|de meeste|większości|de fleste';
const FOR = '(?:for|if|für|wenn|pour|si|para|per|se|voor|als|dla|do|jeśli|til|hvis)';
const ENDS = '(?=\\s*(?:$|[.,;:!–—(-]))';

/** How a language says that something is its first choice: `our`, `top pick`, `is`. */
const FIRST: readonly (readonly [string, string, string])[] = [
  [
    '(?:the|our|my)',
    '(?:overall |clear )?(?:winner|top pick|top choice|top recommendation|first choice|(?:number one|#\\s?1)(?: choice| pick| recommendation)?|best overall(?: choice| option| pick)?|best (?:choice|option|pick) overall)',
    '(?:is|remains)',
  ],
  [
    '(?:unsere?|meine?|der|die|das)',
    '(?:klare[rs]? )?(?:testsieger|gesamtsieger|sieger|favorit|erste wahl|top-?empfehlung|beste gesamtlösung)',
    '(?:ist|bleibt)',
  ],
  [
    '(?:notre|mon|le|la)',
    "(?:premier choix|coup de cœur|grand gagnant|gagnant|favori|meilleur choix (?:global|dans l['’]ensemble))",
    '(?:est|reste)',
  ],
  [
    '(?:nuestra|nuestro|mi|el|la)',
    '(?:primera opción|primera recomendación|primera elección|ganadora?|mejor opción (?:en )?general)',
    '(?:es|sigue siendo)',
  ],
  [
    '(?:la nostra|il nostro|la mia|il|la)',
    '(?:prima scelta|vincitore|vincitrice|scelta migliore in assoluto|migliore in assoluto)',
    '(?:è|resta)',
  ],
  [
    '(?:a nossa|o nosso|a minha|a|o)',
    '(?:primeira escolha|primeira opção|vencedora?|melhor (?:opção|escolha) (?:no )?geral)',
    'é',
  ],
  ['(?:onze|de|mijn)', '(?:eerste keu[sz]e?|topkeuze|winnaar)', 'is'],
  ['(?:naszym|nasz|moim)', '(?:pierwszym wyborem|pierwszy wybór|zwycięzcą)', '(?:jest|to)'],
  ['(?:vores|mit|det|den)', '(?:klare )?(?:førstevalg|topvalg|vinder(?:en)?)', 'er'],
];

const VERDICT =
  '(?:(?:our|the|final|overall|endgültiges) )?(?:verdict|bottom line|fazit|veredicto?|verdetto|conclusi[eóo]n?e?|conclusão|eindoordeel|werdykt|konklusion)';
const TOP_PICK = [
  ...FIRST.flatMap(([our, first, is]) => [
    `${SUBJECT} ${is} ${our} ${first}(?:${ENDS}| ${FOR} (?:${MOST}))`,
    `(?:^|[,:;–—] )(?:${our} )?${first}(?: here)?(?: ${FOR} (?:${MOST})[^,.;:]{0,40})? ${is} ${OBJECT}`,
  ]),
  `(?:^|[,:] )(?:the best (?:choice|option|pick)|die beste wahl|le meilleur choix|la mejor opción|la scelta migliore|a melhor (?:opção|escolha)|de beste keuze|najlepszym wyborem|det bedste valg) ${FOR} (?:${MOST})[^,.;:]{0,40} (?:is|ist|est|es|è|é|jest|er) ${OBJECT}`,
  `^(?:overall|insgesamt|dans l['’]ensemble|en general|nel complesso|no geral|em geral),? (?:the best (?:choice|option|pick)|die beste wahl|le meilleur choix|la mejor opción|la scelta migliore|a melhor (?:opção|escolha)) (?:is|ist|est|es|è|é) ${OBJECT}`,
  `^(?:overall,?|${VERDICT}:) ${OBJECT} (?:wins|gewinnt|l['’]emporte|gagne|gana|vince|vence|ganha|wint|wygrywa|vinder)(?=[.!]*$)`,
  `(?:一番|最も|いちばん|もっとも)おすすめ(?:なの)?は、?${NAME}(?:です|。|$)`,
  `まずは、?${NAME}がおすすめ`,
  `${NAME}が(?:一番|最も|いちばん)おすすめ(?:です|。|$)`,
];
/** `For students, the clear winner is X`: the first of some. */
const FOR_SOME = new RegExp(`^(?:[^\\p{L}]*)(?:for|für|pour|para|per|voor|dla|til) (?!${MOST})`, 'iu');

const SOME = '(?: [^\\s,.;:]+)';
const BEST_FOR = [
  ...FIRST.map(([our, first, is]) => `${SUBJECT} ${is} ${our} ${first} ${FOR} `),
  `${SUBJECT} (?:is|are|remains) (?:the )?(?:best|ideal|perfect|best[ -]suited)(?!(?: |-)(?:known|before))${SOME}{0,2} for `,
  `${SUBJECT} (?:ist|sind|eignet sich|eignen sich) (?:am besten|ideal|perfekt|bestens|optimal)(?: geeignet)? für `,
  `${SUBJECT} (?:ist|bleibt) d(?:ie|er|as) (?:beste|ideale)${SOME}{1,2} für `,
  `${SUBJECT} (?:est|reste) (?:(?:le|la) meilleure?${SOME}{0,2}|idéale?|parfaite?) pour `,
  `${SUBJECT} es (?:ideal|perfect[oa]|(?:la|el) mejor${SOME}{1,2}) para `,
  `${SUBJECT} è (?:ideale|perfett[oa]|(?:la|il)${SOME}?(?: )?migliore?${SOME}{0,2}) per `,
  `${SUBJECT} é (?:ideal|perfeit[oa]|[ao] melhor${SOME}{1,2}) para `,
  `${SUBJECT} is (?:ideaal|perfect|het meest geschikt|het beste|de beste${SOME}{1,2}) voor `,
  `${SUBJECT} (?:(?:to|jest) (?:najleps\\S+|idealn\\S+)${SOME}{0,2} (?:na|dla|do)|najlepiej sprawdz\\S+ się) `,
  `${SUBJECT} er (?:bedst|ideel|ideelt|perfekt|de[tn] bedste${SOME}{1,2}) (?:til|for) `,
  `${NAME}は、?[^。、]{1,30}(?:に最適です|に向いています|におすすめです)`,
];

const SHOULD =
  "(?:^|[.:;] |\\b(?:would|should|i[’']d|better to|best to|recommend|recommend to|advise you to) )";
const WARNING = [
  `${SHOULD}(?:avoid|avoiding|steer clear of|stay away from|skip) ${OBJECT}(?=\\s*(?:$|[.,;:!–—(-]|unless|because|as |since|due|if |when |for |these days|right now|at the moment|altogether|entirely))`,
  `${SUBJECT} (?:is|are) not recommended(?! (?:by|only|just|over))`,
  `\\b(?:i|we) (?:do not|don['’]t|would not|wouldn['’]t|cannot|can['’]t) recommend ${OBJECT}(?! (?:over|only|just|without|before|alone|enough))`,
  `von ${OBJECT} (?:ist abzuraten|rate ich ab|raten wir ab)`,
  `finger weg (?:von )?${OBJECT}`,
  `${SUBJECT} ist (?:für [^,.;]{1,50} )?nicht (?:zu empfehlen|empfehlenswert)`,
  `(?:^|: )(?:évitez|(?:il vaut )?mieux (?:vaut )?éviter|(?:nous|je) déconseill(?:ons|e)) ${OBJECT}`,
  `${SUBJECT} (?:est|sont) (?:déconseillée?s?|à éviter)`,
  `${SUBJECT} n['’](?:est|sont) pas (?:recommandée?s?|conseillée?s?)`,
  `(?:^|[:¡] ?)(?:evita|evite|(?:es )?mejor evitar|conviene evitar|no recomendamos|no recomiendo) (?:a )?${OBJECT}`,
  `${SUBJECT} no es (?:recomendable|recomendad[oa]|aconsejable)`,
  `(?:^|: )(?:evita|evitate|(?:è )?meglio evitare|sconsigliamo|sconsiglio) ${OBJECT}`,
  `${SUBJECT} (?:non è (?:consigliat[oa]|raccomandat[oa]|consigliabile)|è sconsigliat[oa])`,
  `(?:^|: )(?:evite|é melhor evitar|não recomendamos|não recomendo) ${OBJECT}`,
  `${SUBJECT} não é (?:recomendad[oa]|recomendável|aconselhável)`,
  `(?:^|: )(?:vermijd|wij raden af om|we raden) ${OBJECT}(?=\\s*(?:$|[.,;:!–—(-]|want|omdat|als |voor |niet aan|af))`,
  `${SUBJECT} (?:wordt afgeraden|is af te raden|is niet aan te raden|wordt niet aanbevolen)`,
  `(?:^|: )(?:unikaj|lepiej unikać|należy unikać|odradzamy|odradzam|nie polecamy|nie polecam) ${OBJECT}`,
  `${SUBJECT} nie jest (?:polecan[yae]|zalecan[yae])`,
  `(?:^|: )undgå ${OBJECT}`,
  `(?:vi|jeg) (?:anbefaler ikke|kan ikke anbefale|fraråder) ${OBJECT}`,
  `${SUBJECT} (?:kan ikke anbefales|anbefales ikke|frarådes)`,
  `${NAME}は[^。]{0,40}(?:おすすめ|お勧め|オススメ)(?:しません|できません)`,
];
/** Before a warning in its clause: nobody is told to stay away, or only some are. */
const DENIED =
  /(?:\b(?:no|not|never|nobody|none|hardly|few|without|who|whoever|kein\w*|nicht|niemand\w*|nunca|nadie)\b|n['’]t\b)[^,.:;–—]*$/iu;
const FOR_NOBODY =
  /(?<!\p{L})(?:for|für|pour|para|per|voor|dla|do|til) (?:nobody|no[ -]one|none|niemand(?:en|em)?|personne(?! \p{L})|nadie|nessuno|ninguém|nikogo|ingen)(?!\p{L})/iu;
/** Right behind a warning: it holds for some needs only. */
const LIMITED =
  /^\s*,?\s*(?:if|when|for(?! now)|wenn|für|bei|si|pour|para|per|voor|dla|do|jeśli|til|hvis)(?![\p{L}'’])/iu;

const DRAWBACK_OF = new RegExp(
  `^(?:(?:the|its|one|der|die|das|ein|le|la|un|une|el|una|il|o|a|um|uma|de|het|een|den|det) )?(?:(?:main|only|biggest|one|größte|einzige|wesentliche|principal|principale|seul|único|única|grootste|enige|største|eneste)[sr]? )?(?:drawback|downside|disadvantage|nachteil|manko|inconvénient|bémol|desventaja|inconveniente|svantaggio|desvantagem|nadeel|ulempen?)(?: principal| principale)? (?:of|to|with|von|bei|de|di|del|della|da|do|van|ved) ${ARTICLE}${NAME}`,
  'iu',
);
const CONTRAST =
  /^(?:however|that said|on the downside|allerdings|jedoch|aber|cependant|toutefois|sin embargo|no obstante|eso sí|tuttavia|però|no entanto|porém|contudo|jednak|niestety|dog |ただし|しかし)/iu;
/** `Zilverlijn rekent echter`: the word stands behind the verb. */
const CONTRAST_INSIDE = new RegExp(
  `^${ARTICLE}${NAME} \\S+ (?:however|allerdings|jedoch|cependant|toutefois|echter|jednak|dog)(?![\\p{L}])`,
  'iu',
);
const BUT =
  /(?:,? (?:but|although|though|however|aber|jedoch|mais|pero|aunque|sin embargo|anche se|mas|embora|maar|hoewel|ale|choć|men|selvom) |ですが|ものの)/iu;
const NO_STATEMENT =
  /[?？¿]|^(?:whether|ob|si|se|of|to, czy|czy|om|hvis|if|wenn|als|jeśli)\b|が最適かどうか/iu;

const VERDICTS = new RegExp(`${VERDICT}[*_]{0,2}[:：]`, 'giu');
const one = (patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'iu');
const TOP = one(TOP_PICK);
const BEST = one(BEST_FOR);
const WARNS = one(WARNING);

/** What a sentence says of the only company in it, which `NAME` stands for. */
export function sentencePhrase(sentence: string): Phrase | null {
  if (NO_STATEMENT.test(sentence)) return null;
  const warning = WARNS.exec(sentence);
  if (warning !== null) {
    // With the sign that it begins with: behind that sign is another clause.
    if (DENIED.test(sentence.slice(0, warning.index + 1))) return null;
    const behind = sentence.slice(warning.index + warning[0].length);
    const isLimited = LIMITED.test(behind) || /には|(?:^|\s)für\s/u.test(warning[0]);
    return { stance: isLimited ? 'with_reservation' : 'advised_against', sign: 'warning' };
  }
  if (DRAWBACK_OF.test(sentence)) return { stance: 'with_reservation', sign: 'drawback_clause' };
  const isTop = TOP.test(sentence);
  if (!isTop && !BEST.test(sentence)) return null;
  if (BUT.test(sentence) || FOR_NOBODY.test(sentence)) return null;
  return isTop && !FOR_SOME.test(sentence)
    ? { stance: 'recommended_first', sign: 'top_pick' }
    : { stance: 'praised', sign: 'best_for' };
}

export function startsWithVerdict(sentence: string): boolean {
  return sentence.search(VERDICTS) === 0;
}

/** Each may be about one quality only. */
export function hasSeveralVerdicts(answer: string): boolean {
  return [...answer.matchAll(VERDICTS)].length > 1;
}

/** `However, X …` behind praise of X. */
export function isContrast(sentence: string): boolean {
  return CONTRAST.test(sentence) || CONTRAST_INSIDE.test(sentence);
}

const HEADED_TOP = one([
  '^(?:our |my )?(?:best overall|top pick|overall winner|winner|first choice|erste wahl|premier choix)(?= *(?:$|[.,;:!)–—-]))',
]);
const HEADED_BEST = one([
  '^(?:best|ideal|perfect) for ',
  '^(?:am besten(?: geeignet)?|ideal|perfekt|optimal) für ',
  '^(?:idéale?|parfaite?|meilleure?) pour ',
  '^(?:ideal|perfect[oa]|mejor|melhor|perfeit[oa]) para ',
  '^(?:ideale|perfett[oa]|migliore) per ',
  '^(?:ideaal|perfect|beste?) voor ',
  '^(?:idealn\\S+|najleps\\S+) (?:do|dla|na) ',
  '^(?:ideel\\S*|bedst|perfekt) til ',
  '^[^。、]{1,20}(?:に最適|におすすめ)(?:です)?(?:$|。)',
]);
const HEADED_WARNING = one([
  '^(?:avoid|skip|steer clear|stay away)(?= *(?:$|[.,;:!–—-]|unless|because|as |due|for now))',
  '^(?:not recommended|nicht empfehlenswert|nicht zu empfehlen|déconseillée?|no recomendable|sconsigliat[oa]|não recomendad[oa]|niet aan te raden|niepolecan[ya]|kan ikke anbefales)(?= *(?:$|[.,;:!–—-]))',
]);

const TAG = /^([^.:：;,()（–—|!?？。、]{3,40})(?:[.;(（–—|!。]|$)/u;

/** What is said behind a name that heads its line: `X – best for …`, `X – Best value`. */
export function headedPhrase(behind: string): Phrase | null {
  if (HEADED_WARNING.test(behind)) return { stance: 'advised_against', sign: 'warning' };
  if (BUT.test(behind) || FOR_NOBODY.test(behind) || NO_STATEMENT.test(behind)) return null;
  const tag = tagKind(TAG.exec(behind)?.[1] ?? '');
  if (tag === 'warning') return { stance: 'advised_against', sign: 'warning' };
  if (tag === 'top_pick' || HEADED_TOP.test(behind)) return { stance: 'recommended_first', sign: 'top_pick' };
  return tag === 'best_for' || HEADED_BEST.test(behind) ? { stance: 'praised', sign: 'best_for' } : null;
}

/** Of the best, or alone: not `improve your ranking`. */
const RANKING = one([
  '\\branked(?=\\s*(?:$|[:.,;)]|from (?:the )?best|in order))',
  'in order of (?:preference|recommendation)|por orde[nm] de prefer[eê]ncia',
  '^[^\\p{L}]*(?:\\S+ ){0,3}ranking(?=\\s*(?:$|[:(]))',
  '\\branking (?:of|der|die|de|dos|das|dei|delle) (?:the |las |los |our )?(?:best|top|besten|mejores|migliori|melhores)',
  'ranking najleps|\\brangliste\\b|\\bbestenliste\\b|classement des meilleure?s|classifica (?:dei|delle|degli) migliori|\\branglijst\\b|\\brangeret\\b',
  '(?:ランキング|랭킹)[^\\p{L}]*$',
]);
const NO_RANKING =
  /no (?:particular|specific) order|not ranked|unranked|worst|\b(?:seo|google|search|improve|boost|tips?|factors|criteria|importance)\b|keine rangliste|schlechtest|pire|peor|peggior|pior|slechtst|najgors|værst|順不同|ワースト|検索/iu;

/** `Ranked from best to worst`: no list of the worst. */
const TO_WORST =
  /\b(?:from (?:the )?)?best to (?:the )?worst(?=\s*(?:$|[^\s\p{L}]|(?:for|in|by|of|on|at|based|according)\b))/iu;
const NO_PRAISE =
  /\b(?:scams?|rip-?offs?|overrated|least|weakest|biggest (?:losers|flops)|betrug\p{L}*|betrüger\p{L}*|abzock\p{L}*|arnaques?|estafas?|truff[ae]\p{L}*|golpes?|oplicht\p{L}*|oszust\p{L}*|svindel\p{L}*)(?!\p{L})|詐欺/iu;

/** Introduces a list whose order is a ranking from the best on. */
export function introducesRanking(line: string): boolean {
  if (!RANKING.test(line) || NO_PRAISE.test(line) || holdsWarning(line)) return false;
  return !NO_RANKING.test(line.replace(TO_WORST, ''));
}

import {
  type BrandInsight,
  type BrandTheme,
  CHANNEL_LABELS,
  INSIGHT_KINDS,
  type InsightKind,
  LIMITS,
  type MessagingPillar,
} from '@answerscope/contract';
import { mapWithPauses } from '../../lib/map-with-pauses.ts';
import type { AnalysedAnswer } from './analysed-answers.queries.ts';
import {
  type AnalysisFacts,
  carriesAny,
  type NamingAnswer,
  pillarFigures,
  saysBeside,
  shareOf,
  themeFigures,
  themesOf,
} from './analysis.rules.ts';
import { headToHead, namesCompetitor, sitesOf, unbranded } from './competitors.rules.ts';
import * as messages from './messages.ts';

const ENOUGH = LIMITS.insight_answers_min;
/** Fewer answers are no pattern. */
const SOME = 3;
/** From here on, by the whole interval, a theme is said often; below it, seldom. */
const OFTEN = 0.2;
const HALF = 0.5;
/** Of one reason, so that no other is crowded out. */
const OF_ONE_REASON = 2;

/** A finding before it is quoted: the answers it may quote, and where in each. */
export interface Finding extends Omit<BrandInsight, 'quotes'> {
  /** The names it is about: a theme, a pillar, a competitor, a site, assistants. */
  about: string;
  quoted: readonly AnalysedAnswer[];
  placeIn: (answer: AnalysedAnswer) => { theme: string } | { name: string } | 'brand' | 'start';
}

/** Insights as they are shown, and how many of the first of them are about the prompt; null without one. */
interface FoundInsights {
  findings: Finding[];
  about_prompt: number | null;
}

interface Wanted {
  kinds?: readonly InsightKind[];
  /** Words of what to look at first. */
  prompt?: string | null;
}

/**
 * What the counts say: fixed sentences, at most seven. First those that share a word with the prompt, the most shared
 * words first; then the kinds in turns. Fifty competitors in thousands of answers take a while: others run meanwhile.
 */
export async function findInsights(
  facts: AnalysisFacts,
  competitors: readonly string[],
  { kinds = INSIGHT_KINDS, prompt = null }: Wanted = {},
): Promise<FoundInsights> {
  const others = unbranded(facts.answers);
  const all = [
    ...(await ofThemes(facts)),
    ...(await ofPillars(facts)),
    ...(await ofCompetitors(others, competitors)),
    ...ofSites(others),
  ].filter(({ kind }) => kinds.includes(kind));
  const asked = wordsOf(prompt ?? '');
  const shared = (one: Finding) =>
    [...wordsOf(`${one.kind} ${one.about}`)].filter((word) => asked.has(word)).length;
  const first = all
    .filter((one) => shared(one) > 0)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, LIMITS.insights_max);
  const byKind = INSIGHT_KINDS.map((kind) => all.filter((one) => one.kind === kind && !first.includes(one)));
  const taken = new Set<Finding>(first);
  for (let turn = 0; turn < all.length; turn += 1)
    for (const list of byKind) {
      const next = list[turn];
      if (next && taken.size < LIMITS.insights_max) taken.add(next);
    }
  return {
    findings: [...first, ...byKind.flat().filter((one) => taken.has(one))],
    about_prompt: prompt ? first.length : null,
  };
}

/** Words that say nothing of what a prompt is about. */
const STOP_WORDS = new Set(
  'and are about all can does for from has have how our say said show tell that the their them this what where which who why with you your'.split(
    ' ',
  ),
);

/** Words of three letters or more, in lower case and without the ending of a plural; no stop words. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(
    words.filter((word) => !STOP_WORDS.has(word)).map((word) => word.replace(/ies$/, 'y').replace(/s$/, '')),
  );
}

async function ofThemes({ themes, naming }: AnalysisFacts): Promise<Finding[]> {
  if (naming.length < ENOUGH) return [];
  const counted = await mapWithPauses(themes, (theme) => ({
    theme,
    found: themeFigures(theme, naming),
    beside: shareOf(naming, saysBeside([theme])),
    uneven: uneven(theme, naming),
  }));
  const figures = counted.toSorted(
    (one, other) => other.found.mention_frequency - one.found.mention_frequency,
  );
  // An answer that says the word of another company is no strength of this one.
  const often = figures
    .filter(({ beside }) => beside.answers >= SOME && (beside.interval?.low ?? 0) >= OFTEN)
    .toSorted((one, other) => other.beside.answers - one.beside.answers);
  const seldom = figures.filter(
    ({ theme, found }) =>
      theme.is_core_theme && (found.mention_frequency === 0 || (found.interval?.high ?? 1) < OFTEN),
  );
  const apart = figures.filter(({ found }) => found.mention_frequency >= ENOUGH && found.beside_brand === 0);
  return [
    ...often.slice(0, OF_ONE_REASON).map(({ theme, beside }) => ({
      kind: 'strengths' as const,
      text: messages.themeBesideName({
        theme: theme.theme_name,
        count: beside.answers,
        total: naming.length,
      }),
      about: theme.theme_name,
      share: beside,
      answers_query: { theme_id: theme.id, beside_you: true },
      quoted: naming.filter(saysBeside([theme])),
      placeIn: () => ({ theme: theme.id }),
    })),
    ...seldom
      .slice(0, OF_ONE_REASON)
      .map(({ theme, found: { mention_frequency: said } }) =>
        themeFinding(
          'gaps',
          messages.themeSeldom({ theme: theme.theme_name, count: said, total: naming.length }),
          { theme, naming },
        ),
      ),
    ...apart.slice(0, 1).map(({ theme, found }) =>
      themeFinding(
        'gaps',
        messages.themeApart({
          theme: theme.theme_name,
          count: found.mention_frequency,
          total: naming.length,
        }),
        { theme, naming },
      ),
    ),
    ...figures.flatMap(({ uneven }) => uneven).slice(0, 1),
  ];
}

function themeFinding(
  kind: InsightKind,
  text: string,
  { theme, naming }: { theme: BrandTheme; naming: readonly NamingAnswer[] },
): Finding {
  const carries = carriesAny([theme]);
  const share = shareOf(naming, carries);
  const isSaid = share.answers > 0;
  return {
    kind,
    text,
    about: theme.theme_name,
    share,
    answers_query: isSaid ? { theme_id: theme.id } : { names_you: true },
    quoted: isSaid ? naming.filter(carries) : naming,
    placeIn: () => (isSaid ? { theme: theme.id } : 'brand'),
  };
}

/** One assistant says a theme far more often than another: their intervals do not meet. */
function uneven(theme: BrandTheme, naming: readonly NamingAnswer[]): Finding[] {
  const carries = carriesAny([theme]);
  const channels = [...Map.groupBy(naming, ({ channel }) => channel)]
    .filter(([, own]) => own.length >= ENOUGH)
    .map(([channel, own]) => ({ channel, share: shareOf(own, carries) }))
    .toSorted((one, other) => (other.share.rate ?? 0) - (one.share.rate ?? 0));
  const most = channels[0];
  const least = channels.at(-1);
  if (!most?.share.interval || !least?.share.interval) return [];
  if (most.share.interval.low <= least.share.interval.high) return [];
  return [
    {
      kind: 'opportunities',
      text: messages.themeUneven({
        theme: theme.theme_name,
        often: CHANNEL_LABELS[most.channel],
        oftenCount: most.share.answers,
        oftenTotal: most.share.of,
        seldom: CHANNEL_LABELS[least.channel],
        seldomCount: least.share.answers,
        seldomTotal: least.share.of,
      }),
      about: `${theme.theme_name} ${CHANNEL_LABELS[most.channel]} ${CHANNEL_LABELS[least.channel]}`,
      share: most.share,
      answers_query: { theme_id: theme.id, channel: most.channel },
      quoted: naming.filter((answer) => answer.channel === most.channel && carries(answer)),
      placeIn: () => ({ theme: theme.id }),
    },
  ];
}

async function ofPillars(facts: AnalysisFacts): Promise<Finding[]> {
  if (facts.naming.length < ENOUGH) return [];
  const found = await mapWithPauses(facts.pillars, (pillar) => ofPillar(pillar, facts));
  return (['strong', 'weak'] as const).flatMap((name) =>
    found.flatMap((one) => one[name]).slice(0, OF_ONE_REASON),
  );
}

/** What a pillar is a strength by, and what it is a gap by. */
function ofPillar(pillar: MessagingPillar, facts: AnalysisFacts): { strong: Finding[]; weak: Finding[] } {
  const { naming, themes } = facts;
  const own = themesOf(pillar, themes);
  const { share } = pillarFigures(pillar, facts);
  if (share === null || share.interval === null) return { strong: [], weak: [] };
  const isBeside = saysBeside(own);
  const beside = shareOf(naming, isBeside);
  const strength: Finding = {
    kind: 'strengths',
    text: messages.pillarBesideName({
      pillar: pillar.pillar_text,
      count: beside.answers,
      total: naming.length,
    }),
    about: pillar.pillar_text,
    share: beside,
    answers_query: { pillar: pillar.sort_order, beside_you: true },
    quoted: naming.filter(isBeside),
    placeIn: (answer) => {
      const said = own.find((theme) => saysBeside([theme])(answer as NamingAnswer));
      return said ? { theme: said.id } : 'brand';
    },
  };
  const gap: Finding = {
    kind: 'gaps',
    text: messages.pillarSeldom({
      pillar: pillar.pillar_text,
      count: share.answers,
      total: naming.length,
    }),
    about: pillar.pillar_text,
    share,
    answers_query: share.answers === 0 ? { names_you: true } : { pillar: pillar.sort_order },
    quoted: share.answers === 0 ? naming : naming.filter(carriesAny(own)),
    placeIn: (answer) => {
      const carried = own.find(({ id }) => (answer as NamingAnswer).themes.has(id));
      return carried ? { theme: carried.id } : 'brand';
    },
  };
  return {
    strong: (beside.interval?.low ?? 0) >= HALF ? [strength] : [],
    weak: share.answers === 0 || share.interval.high < OFTEN ? [gap] : [],
  };
}

async function ofCompetitors(
  answers: readonly AnalysedAnswer[],
  competitors: readonly string[],
): Promise<Finding[]> {
  if (answers.length < ENOUGH) return [];
  const found = await mapWithPauses(competitors, (name) => ofCompetitor(answers, name));
  const byAnswers = (one: Finding, other: Finding) => other.share.answers - one.share.answers;
  return (['instead', 'behind', 'before'] as const).flatMap((name) =>
    found
      .flatMap((one) => one[name])
      .toSorted(byAnswers)
      .slice(0, OF_ONE_REASON),
  );
}

/** What of a competitor is worth saying: that it is named instead of the brand, and who of both stands first. */
function ofCompetitor(
  answers: readonly AnalysedAnswer[],
  name: string,
): Record<'instead' | 'behind' | 'before', Finding[]> {
  const found: Record<'instead' | 'behind' | 'before', Finding[]> = { instead: [], behind: [], before: [] };
  const naming = answers.filter(namesCompetitor(name));
  const placeIn = () => ({ name });
  const without = shareOf(naming, ({ mentioned }) => !mentioned);
  if (without.answers >= SOME && naming.length >= ENOUGH && (without.interval?.low ?? 0) > HALF)
    found.instead.push({
      kind: 'risks',
      text: messages.mentionedInstead({ name, count: without.answers, total: naming.length }),
      about: name,
      share: without,
      answers_query: { competitor: name, names_you: false },
      quoted: naming.filter(({ mentioned }) => !mentioned),
      placeIn,
    });
  const first = headToHead(naming, name);
  if (first.of < ENOUGH || first.interval === null) return found;
  const both = {
    about: name,
    share: first,
    answers_query: { competitor: name, names_you: true },
    quoted: naming.filter(({ mentioned }) => mentioned),
    placeIn,
  };
  if (first.interval.high < HALF) {
    const text = messages.standsBeforeYou({ name, count: first.of - first.answers, total: first.of });
    found.behind.push({ ...both, kind: 'risks', text });
  } else if (first.interval.low > HALF) {
    const text = messages.youStandBefore({ name, count: first.answers, total: first.of });
    found.before.push({ ...both, kind: 'strengths', text });
  }
  return found;
}

function ofSites(answers: readonly AnalysedAnswer[]): Finding[] {
  if (answers.length < ENOUGH) return [];
  const without = answers.filter(({ mentioned }) => !mentioned);
  return sitesOf(without)
    .filter(({ answers: citing }) => citing >= SOME)
    .slice(0, OF_ONE_REASON)
    .map(({ domain, answers: citing }) => {
      const cites = ({ domains }: AnalysedAnswer) => domains.some((one) => one.domain === domain);
      return {
        kind: 'opportunities',
        text: messages.citedWithoutYou({ domain, count: citing, total: without.length }),
        about: domain,
        share: shareOf(without, cites),
        answers_query: { domain, names_you: false },
        quoted: without.filter(cites),
        placeIn: () => 'start' as const,
      };
    });
}

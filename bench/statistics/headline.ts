import { headlinesOf, judgeBeside } from '../../apps/server/src/modules/ranges/headline.rules.ts';
import { countsOf, lastDays } from '../../apps/server/src/modules/ranges/range.fixture.ts';
import { rangeNumbersOf } from '../../apps/server/src/modules/ranges/range.rules.ts';
import type { PastLine, PastReport } from '../../apps/server/src/modules/reports/line-breaks.rules.ts';
import { type Chance, drawCount, drawRate, seededChance } from './draw.ts';

/** As many cards stand beside each other. */
const CHANNELS = ['openai', 'claude', 'gemini', 'perplexity'] as const;

type Headline = ReturnType<typeof headlinesOf>[number];

/** A company as the product meets it. */
interface Company {
  name: string;
  keywords: number;
  /** How alike the answers of one keyword are. */
  correlation: number;
  refresh_days: number;
  samples: number;
  /** How alike the samples of one check are beyond the keyword's own rate. */
  moment: number;
  /** Shares of samples that fail, and of those without the brand that name no company at all. */
  failed: number;
  empty: number;
  /** Keywords that were added a week ago. */
  added: number;
}

const companyOf = (
  name: string,
  more: Pick<Company, 'keywords' | 'correlation' | 'refresh_days'>,
): Company => ({
  name,
  ...more,
  samples: 1,
  moment: 0,
  failed: 0,
  empty: 0,
  added: 0,
});

const SMALL = { keywords: 6, correlation: 0.6 };
const MIDDLE = { keywords: 30, correlation: 0.4 };
const LARGE = { keywords: 100, correlation: 0.3 };
const WEEKLY = 7;
const DAILY = 1;

const COMPANIES: readonly Company[] = [
  companyOf('6 keywords, weekly', { ...SMALL, refresh_days: WEEKLY }),
  companyOf('6 keywords, daily', { ...SMALL, refresh_days: DAILY }),
  companyOf('30 keywords, weekly', { ...MIDDLE, refresh_days: WEEKLY }),
  companyOf('30 keywords, daily', { ...MIDDLE, refresh_days: DAILY }),
  companyOf('100 keywords, weekly', { ...LARGE, refresh_days: WEEKLY }),
  companyOf('100 keywords, daily', { ...LARGE, refresh_days: DAILY }),
  {
    ...companyOf('6 keywords, daily, a third failed, a tenth empty', { ...SMALL, refresh_days: DAILY }),
    failed: 0.33,
    empty: 0.1,
  },
  {
    ...companyOf('30 keywords, weekly, a tenth failed, a tenth empty', { ...MIDDLE, refresh_days: WEEKLY }),
    failed: 0.1,
    empty: 0.1,
  },
  {
    ...companyOf('30 keywords, weekly, 3 samples that resemble each other', {
      ...MIDDLE,
      refresh_days: WEEKLY,
    }),
    samples: 3,
    moment: 0.4,
  },
  { ...companyOf('30 keywords, weekly, 3 of them new', { ...MIDDLE, refresh_days: WEEKLY }), added: 3 },
];
const RATES = [0.05, 0.3, 0.6, 0.95];

export interface HeadlineCell {
  company: string;
  /** Samples of one check agree: the range, never wider than Wilson's, then holds less often than it says. */
  agrees: boolean;
  rate: number;
  /** Shares of intervals that hold the rate of the company's own keywords, and of keywords like these. */
  covers_own: number;
  covers_like: number;
  /** Mean of shown minus true, and mean half width of the interval; fractions. */
  bias: number;
  half_width: number;
  /** Shares of companies in which nothing changed and a card says improved, or any change. */
  false_improved: number;
  false_change: number;
}

const NOW = Date.UTC(2026, 10, 21);
const DAY_MS = 86_400_000;
/** As far back as windows may reach while 28 days hold enough. */
const DAYS = 57;
const MEANINGS = { surfaces: [], judgements: [] };

/** Companies in which nothing changed. */
export function* measureHeadlines({ seed, draws }: { seed: number; draws: number }): Generator<HeadlineCell> {
  for (const [place, company] of COMPANIES.entries()) {
    for (const [index, rate] of RATES.entries()) {
      const chance = seededChance(seed + place * 104_729 + index * 7919);
      let [own, like, shown, bias, width, improved, changed] = [0, 0, 0, 0, 0, 0, 0];
      for (let draw = 0; draw < draws; draw++) {
        const cards = CHANNELS.map(() => drawRates(chance, company, rate));
        const headlines = headlinesFor(cards.map((rates) => drawReports(chance, company, () => rates)));
        headlines.forEach(({ current }, card) => {
          if (current === null) return;
          const truth = mean(cards[card] ?? []);
          const { low, high } = current.interval;
          shown += 1;
          own += Number(low <= truth && truth <= high);
          const similar = current.interval_for_similar_keywords;
          like += Number(similar.low <= rate && rate <= similar.high);
          bias += current.rate - truth;
          width += (high - low) / 2;
        });
        const says = (...words: string[]) => headlines.some(({ change }) => words.includes(change.verdict));
        improved += Number(says('improved'));
        changed += Number(says('improved', 'declined'));
      }
      yield {
        company: company.name,
        agrees: company.moment > 0,
        rate,
        covers_own: own / shown,
        covers_like: like / shown,
        bias: bias / shown,
        half_width: width / shown,
        false_improved: improved / draws,
        false_change: changed / draws,
      };
    }
  }
}

export interface HeadlinePower {
  company: string;
  from: number;
  to: number;
  /** Shares of cards that show it: when one assistant changed, when all did, and when one keyword of it did. */
  one_changed: number;
  all_changed: number;
  one_keyword: number;
}

const CHANGES = [
  [0.3, 0.4],
  [0.3, 0.5],
  [0.5, 0.8],
] as const;

/** How often a rise 28 days ago is shown; not promised. */
export function* measureHeadlinePower({
  seed,
  draws,
}: {
  seed: number;
  draws: number;
}): Generator<HeadlinePower> {
  const plain = COMPANIES.filter(
    ({ samples, failed, added }) => samples === 1 && failed === 0 && added === 0,
  );
  for (const [place, company] of plain.entries()) {
    for (const [index, [from, to]] of CHANGES.entries()) {
      const chance = seededChance(seed + place * 15_485_863 + index * 31);
      let [one, all, alone] = [0, 0, 0];
      for (let draw = 0; draw < draws; draw++) {
        const cards = CHANNELS.map(() => drawRise(chance, company, { from, to }));
        const still = cards.map((card) => card.still);
        const [first] = cards;
        if (first === undefined) throw new Error('there are four cards');
        one += isImproved(headlinesFor([first.risen, ...still.slice(1)])[0]);
        alone += isImproved(headlinesFor([first.single, ...still.slice(1)])[0]);
        all += mean(headlinesFor(cards.map(({ risen }) => risen)).map(isImproved));
      }
      yield {
        company: company.name,
        from,
        to,
        one_changed: one / draws,
        all_changed: all / draws,
        one_keyword: alone / draws,
      };
    }
  }
}

/** A card whose keywords stay as they are, all rise, or of which one alone rises as far as it can: never to always. */
function drawRise(chance: Chance, company: Company, { from, to }: { from: number; to: number }) {
  const before = drawRates(chance, company, from);
  // Each keyword comes as much nearer to always.
  const after = before.map((rate) => rate + ((1 - rate) * (to - from)) / (1 - from));
  const alone = (age: number) => before.map((rate, keyword) => (keyword > 0 ? rate : Number(age < 28)));
  return {
    still: drawReports(chance, company, () => before),
    risen: drawReports(chance, company, (age) => (age < 28 ? after : before)),
    single: drawReports(chance, company, alone),
  };
}

function isImproved(headline: Headline | undefined): number {
  return Number(headline?.change.verdict === 'improved');
}

const RANGE = lastDays(28, new Date(NOW));

/** No card rests on newest results here: each has reports. */
const NO_RESULTS = {
  keywords: 0,
  answered: 0,
  mentioned: 0,
  empty: 0,
  branded: 0,
  failed: 0,
  interval: null,
  interval_for_similar_keywords: null,
  last_checked_at: null,
  newest: null,
};

function headlinesFor(cards: readonly PastReport[][]): Headline[] {
  const channels = cards.map((reports, card) => ({
    numbers: rangeNumbersOf(countsOf(reports, new Date(NOW)), RANGE, MEANINGS),
    counts: { channel: CHANNELS[card] ?? 'openai', ...NO_RESULTS },
    report: {
      id: `card ${card}`,
      revision: {
        total_keywords: reports.at(-1)?.lines.length ?? 0,
        branded_keywords: 0,
      },
    },
  }));
  const verdicts = judgeBeside(channels.map(({ numbers }) => numbers.change));
  return headlinesOf(channels, RANGE, { verdicts, waits: new Map() });
}

function drawRates(chance: Chance, { keywords, correlation }: Company, rate: number): number[] {
  return Array.from({ length: keywords }, () => drawRate(chance, rate, correlation));
}

/** The reports of so many days, oldest first. */
function drawReports(
  chance: Chance,
  company: Company,
  ratesAt: (age: number) => readonly number[],
): PastReport[] {
  const reports: PastReport[] = [];
  for (let age = 0; age < DAYS; age += company.refresh_days) {
    const rates = ratesAt(age).slice(age > 7 ? company.added : 0);
    const first = ratesAt(age).length - rates.length;
    const reported_at = new Date(NOW - age * DAY_MS);
    const lines = rates.map((rate, index) =>
      drawLine(chance, company, { rate, id: first + index, reported_at }),
    );
    reports.unshift({ report_id: `report ${age}`, reported_at, lines });
  }
  return reports;
}

function drawLine(
  chance: Chance,
  { samples, moment, failed, empty }: Company,
  { rate, id, reported_at }: { rate: number; id: number; reported_at: Date },
): PastLine {
  const now = moment > 0 && rate > 0 && rate < 1 ? drawRate(chance, rate, moment) : rate;
  const answered = samples - drawCount(chance, samples, failed);
  // Only an answer without the brand can name no company, whatever the rate of those that name one.
  const measured = answered - drawCount(chance, answered, empty);
  const named = Array.from({ length: measured }, () => chance() < now);
  return {
    keyword_id: `keyword ${id}`,
    is_branded: false,
    n: answered,
    empty: answered - measured,
    k: named.filter(Boolean).length,
    trend_point:
      measured === 0
        ? null
        : { asked_at: reported_at, mentioned: named[0] ?? false, surface_hash: 's', judgement_id: 'j' },
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0) / values.length;
}

import {
  createChangeTest,
  judgeChanges,
  type KeywordPair,
  type ListedChange,
  rankChanges,
  rateChange,
} from '@answerscope/statistics';
import {
  CHECKINGS,
  type Chance,
  type Checking,
  drawChecks,
  drawRate,
  SINGLE_ANSWERS,
  seededChance,
} from './draw.ts';

const ASSISTANTS = ['openai', 'claude', 'gemini', 'perplexity'];
const TOPICS = 4;
/** Of the rate of one assistant. */
const RISE = 0.12;
const test = createChangeTest();

export interface Account extends Checking {
  keywords: number;
  answers: number;
  rate: number;
  correlation: number;
}

const USUAL: Account = { keywords: 20, answers: 27, rate: 0.3, correlation: 0.4, ...SINGLE_ANSWERS };
const AT_REST: readonly Account[] = [
  USUAL,
  { ...USUAL, rate: 0.05 },
  { ...USUAL, rate: 0.5, correlation: 0.1 },
  { ...USUAL, correlation: 0.8 },
  { ...USUAL, answers: 9 },
  { ...USUAL, keywords: 5 },
  { ...USUAL, keywords: 50 },
];

export interface RestCell extends Account {
  /** Share of accounts in which nothing changed and any change is listed. */
  any_change: number;
  /** Share of the ranges of the difference of an assistant that hold the true one, none. */
  covers: number;
}

/** Accounts in which nothing changed. */
export const measureRest = (of: { seed: number; accounts: number }) => measure(AT_REST, of);

/** The same of checks of several answers that may agree. */
export const measureRestOfChecks = (of: { seed: number; accounts: number }) =>
  measure(
    CHECKINGS.map((checking) => ({ ...USUAL, ...checking })),
    of,
  );

function* measure(
  settings: readonly Account[],
  { seed, accounts }: { seed: number; accounts: number },
): Generator<RestCell> {
  for (const [index, account] of settings.entries()) {
    const chance = seededChance(seed + index * 104_729);
    let [any, holding] = [0, 0];
    for (let round = 0; round < accounts; round++) {
      const drawn = ASSISTANTS.map(() => drawRise(chance, account, 0));
      const judged = judgeAccount(drawn);
      any += Number(rankChanges(judged).length > 0);
      for (const { part, change } of judged)
        if (part === null) holding += Number(change.interval.low <= 0 && change.interval.high >= 0);
    }
    yield { ...account, any_change: any / accounts, covers: holding / (accounts * ASSISTANTS.length) };
  }
}

export interface FoundChanges {
  /** Shares of accounts whose first line is the change: of one keyword by 60 points, of an assistant by 12. */
  keyword_first: number;
  assistant_first: number;
  /** Share of accounts that list the change of the assistant at all. */
  assistant_listed: number;
  /** Share of the ranges of the difference of that assistant that hold the true one. */
  covers: number;
}

/** Accounts in which one thing changed, upward in one half of them and downward in the other. */
export function measureFound({ seed, accounts }: { seed: number; accounts: number }): FoundChanges {
  const chance = seededChance(seed + 1);
  const found = { keyword_first: 0, assistant_first: 0, assistant_listed: 0, covers: 0 };
  for (let round = 0; round < accounts; round++) {
    const direction = round % 2 === 0 ? 'improved' : 'declined';
    const turn = (pairs: KeywordPair[]) => (direction === 'improved' ? pairs : pairs.map(turned));
    const others = ASSISTANTS.slice(1).map(() => drawRise(chance, USUAL, 0));

    const one = drawRise(chance, USUAL, 0);
    const risen = drawPair(chance, { ...USUAL, before: 0.2, after: 0.8 });
    const [line] = rankChanges(judgeAccount([turn([risen, ...one.slice(1)]), ...others]));
    found.keyword_first += Number(isFirst(line, { part: 'keyword 0', direction }));

    const judged = judgeAccount([turn(drawRise(chance, USUAL, RISE)), ...others]);
    const [first] = rankChanges(judged);
    found.assistant_first += Number(isFirst(first, { part: null, direction }));
    const own = judged[0];
    const truth = direction === 'improved' ? RISE : -RISE;
    found.assistant_listed += Number(own?.verdict === direction);
    if (own) found.covers += Number(own.change.interval.low <= truth && truth <= own.change.interval.high);
  }
  for (const name of Object.keys(found) as (keyof FoundChanges)[]) found[name] /= accounts;
  return found;
}

function isFirst(
  line: ListedChange<string, string> | undefined,
  { part, direction }: { part: string | null; direction: string },
): boolean {
  return line?.assistant === ASSISTANTS[0] && line?.part === part && line?.verdict === direction;
}

/** All changes that home and dashboard can tell: of assistants, topics and keywords. */
function judgeAccount(assistants: readonly (readonly KeywordPair[])[]): ListedChange<string, string>[] {
  return judgeChanges(
    assistants.map((pairs, index) => {
      const size = pairs.length / TOPICS;
      const topics = Array.from({ length: TOPICS }, (_, topic) => ({
        part: `topic ${topic}`,
        pairs: pairs.slice(Math.round(topic * size), Math.round((topic + 1) * size)),
      }));
      const keywords = pairs.map((pair, keyword) => ({ part: `keyword ${keyword}`, pairs: [pair] }));
      return {
        assistant: ASSISTANTS[index] ?? '',
        whole: rateChange(pairs, test),
        parts: [...topics, ...keywords].flatMap(({ part, pairs: of }) => {
          const change = rateChange(of, test);
          return change === null ? [] : [{ part, change }];
        }),
      };
    }),
  );
}

/** The keywords of an assistant whose rate rises by so much: each comes as much nearer to always. */
function drawRise(chance: Chance, account: Account, rise: number): KeywordPair[] {
  const { keywords, rate, correlation } = account;
  const rates = Array.from({ length: keywords }, () => drawRate(chance, rate, correlation));
  const room = rates.reduce((total, one) => total + 1 - one, 0) / keywords;
  return rates.map((before) =>
    drawPair(chance, { ...account, before, after: before + ((1 - before) * rise) / room }),
  );
}

function drawPair(
  chance: Chance,
  { before, after, ...of }: Checking & { answers: number; before: number; after: number },
): KeywordPair {
  const count = (rate: number) => drawChecks(chance, { ...of, rate });
  return { earlier: count(before), recent: count(after) };
}

function turned({ earlier, recent }: KeywordPair): KeywordPair {
  return { earlier: recent, recent: earlier };
}

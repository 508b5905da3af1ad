import type { Dashboard } from '@answerscope/contract';

/** What leads a new account to its first report, in this order. */
export type FirstStep = 'company' | 'spellings' | 'keywords' | 'competitors' | 'check' | 'report';

/** Without these there is no report; the others make it say more. */
const NEEDED: readonly FirstStep[] = ['company', 'keywords', 'check', 'report'];
const ALL: readonly FirstStep[] = ['company', 'spellings', 'keywords', 'competitors', 'check', 'report'];

export interface PathFacts {
  company_name: string | null;
  hasSpellings: boolean;
  keywords: number;
  /** Generated keywords that wait to be chosen from; they are among `keywords`. */
  toChoose: number;
  hasCompetitors: boolean;
  /** A run over all keywords is under way. */
  isRunning: boolean;
  /** The first report, as soon as there is one. */
  report_id: string | null;
}

export interface PathStep {
  step: FirstStep;
  state: 'done' | 'now' | 'open';
  isOptional: boolean;
}

type Channels = readonly Pick<Dashboard['channels'][number], 'latest'>[];

/** The report to be read first; null while there is none. */
export function firstReport(channels: Channels): string | null {
  return channels.find(({ latest }) => latest !== null)?.latest?.id ?? null;
}

/** Each step of the path: what is done, what comes now, what else can be done; any of them at any time. */
export function pathOf(facts: PathFacts): PathStep[] {
  const isDone: Record<FirstStep, boolean> = {
    company: facts.company_name !== null,
    spellings: facts.hasSpellings,
    keywords: facts.keywords > 0 && facts.toChoose === 0,
    competitors: facts.hasCompetitors,
    check: facts.isRunning || facts.report_id !== null,
    report: false,
  };
  const now = NEEDED.find((step) => !isDone[step]);
  return ALL.map((step) => ({
    step,
    state: isDone[step] ? 'done' : step === now ? 'now' : 'open',
    isOptional: !NEEDED.includes(step),
  }));
}

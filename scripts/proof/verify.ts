import type { AssistantSimulator, LoggedRequest } from '../../packages/assistant-simulator/src/index.ts';
import type { Blow } from './blows.ts';
import type { Installation } from './installation.ts';
import {
  type Asked,
  ATTEMPTS,
  type AttemptRow,
  countRepeats,
  readLog,
  requestsWithoutAttempt,
  unexplainedRepeats,
} from './requests.ts';
import { STATEMENTS, type Statement } from './statements.ts';

/** The simulator forgets older requests: a longer log may have a gap. */
export const LOGGED_MAX = 5_000;

/** What the assistants saw, beside what the product wrote of it. */
export interface Evidence {
  asked: Asked[];
  /** What the simulator charged, in micro-dollars. */
  billed: number;
  attempts: AttemptRow[];
  /** What each call about doubtful mentions was charged, in micro-dollars, by its id. */
  readings: ReadonlyMap<string, number>;
}

export interface Finding {
  statement: string;
  /** Empty when it holds. */
  problems: string[];
}

export async function gatherEvidence(
  installation: Installation,
  simulator: AssistantSimulator,
): Promise<Evidence> {
  const read = async (path: string) => (await fetch(`${simulator.adminUrl}/${path}`)).json();
  const { requests } = (await read('requests')) as { requests: LoggedRequest[] };
  if (requests.length >= LOGGED_MAX) throw new Error('the simulator’s log is too short for this round');
  const keywords = await installation.query<{ keyword: string }>('select keyword from keywords');
  const { total } = (await read('bill')) as { total: number };
  return {
    asked: readLog(
      requests.filter(isQuestion),
      keywords.map(({ keyword }) => keyword),
    ),
    billed: total,
    attempts: await installation.query<AttemptRow>(ATTEMPTS),
    readings: new Map(requests.filter(isReading).map(({ id, cost_microdollars }) => [id, cost_microdollars])),
  };
}

function isReading({ body }: LoggedRequest): boolean {
  return JSON.stringify(body).includes('cannot_tell');
}

/** False of a call about doubtful mentions or for statements, whose schema names what may be said. */
function isQuestion({ body }: LoggedRequest): boolean {
  return !/cannot_tell|advised_against/.test(JSON.stringify(body));
}

/** Every statement with what contradicts it. */
export async function verify(
  query: Installation['query'],
  seen: { evidence: Evidence; blows: readonly Blow[]; samples: number },
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const statement of STATEMENTS) findings.push(await check(query, statement));
  const { asked, attempts, billed } = seen.evidence;
  const in_flight = new Set(seen.blows.flatMap((blow) => [...blow.in_flight]));
  const repeats = countRepeats(asked, seen.samples);
  const lost = attempts.filter(({ state }) => state === 'lost');
  const [booked] = await query<{ sum: string }>('select sum(spent_microdollars) as sum from spend_months');
  const spent = Number(booked?.sum);
  return [
    ...findings,
    {
      statement: 'every request that reached an assistant has an attempt written before it',
      problems: requestsWithoutAttempt(asked, attempts),
    },
    {
      statement: 'a question is asked again only for a call that was lost',
      problems: unexplainedRepeats(asked, attempts, seen.samples),
    },
    {
      statement: 'a call is lost only when it was in flight at a blow',
      problems: lost.filter(({ id }) => !in_flight.has(id)).map(({ id }) => `${id} was lost without a blow`),
    },
    {
      statement: 'repeats are no more than the calls in flight at the blows',
      problems: repeats > in_flight.size ? [`${repeats} repeats, ${in_flight.size} in flight`] : [],
    },
    {
      statement: 'the money booked is no less than the bill',
      problems: spent < billed ? [`billed ${billed}, booked ${spent}`] : [],
    },
    {
      statement: 'a model was asked about doubtful mentions, and each call is booked at what it was charged',
      problems: await readingProblems(query, seen.evidence.readings),
    },
  ];
}

/** A row that two calls were made for, one of them lost, costs no less than the one whose reply it holds. */
async function readingProblems(
  query: Installation['query'],
  charged: Evidence['readings'],
): Promise<string[]> {
  const rows = await query<{ id: string; request_id: string | null; attempts: number; cost: number }>(
    `select id, request_id, attempts, cost_microdollars::float8 as cost from auxiliary_verdicts
     where state = 'decided' and repeats_id is null`,
  );
  if (rows.length === 0 || charged.size === 0) return ['no model was asked about a doubtful mention'];
  return rows.flatMap(({ id, request_id, attempts, cost }) => {
    const charge = charged.get(request_id ?? '');
    const isBooked = charge !== undefined && (attempts === 1 ? cost === charge : cost >= charge);
    return isBooked ? [] : [`${id}: charged ${charge}, booked ${cost} in ${attempts} calls`];
  });
}

async function check(query: Installation['query'], { name, text }: Statement): Promise<Finding> {
  const rows = await query(text);
  return { statement: name, problems: rows.map((row) => JSON.stringify(row)) };
}

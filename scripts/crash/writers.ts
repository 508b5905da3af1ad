import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededRandom } from '../seeded-random.ts';

const COMPANY = 'Northwind';
const CHECKS_AT_ONCE = 2;

/** What one person was told is stored. `tried` is what was sent without an answer: it may be stored or not. */
export interface Ledger {
  account_id: string;
  token: string;
  /** id → text of keywords whose addition was acknowledged and whose deletion was never asked for. */
  keywords: Map<string, string>;
  deleted: Set<string>;
  answers: Map<string, string>;
  /** The last acknowledged name, and the later ones that got no answer. */
  full_name: { acknowledged: string; tried: string[] };
}

export interface Writing {
  /** Asks everybody to stop, waits for what is under way. */
  stop(): Promise<void>;
}

/** Counts of one round, for its line in the table. */
export interface Tally {
  acknowledged: number;
  /** No answer, or 'not available' (503): it may be stored or not. */
  unanswered: number;
  /** Any other refusal is a fault of ours, whatever was killed. */
  faults: string[];
}

interface Call {
  baseUrl: string;
  token?: string;
  method?: string;
  path: string;
  body: unknown;
}

/** Sends JSON with a bearer token; null when no answer came. */
async function call(
  request: Call,
): Promise<{ status: number; body: Record<string, unknown>; token: string } | null> {
  try {
    const response = await fetch(`${request.baseUrl}${request.path}`, {
      method: request.method ?? 'POST',
      headers: {
        'content-type': 'application/json',
        ...(request.token === undefined ? {} : { authorization: `Bearer ${request.token}` }),
      },
      body: JSON.stringify(request.body),
      signal: AbortSignal.timeout(90_000),
    });
    const body = (await response.json()) as Record<string, unknown>;
    return { status: response.status, body, token: response.headers.get('set-auth-token') ?? '' };
  } catch {
    return null;
  }
}

/** Signs people up and puts them on the plan without limits, as an administrator does. */
export async function signUp(
  baseUrl: string,
  people: { count: number; administrator: { email: string; password: string } },
): Promise<Ledger[]> {
  const admin = await call({ baseUrl, path: '/api/auth/sign-in/email', body: people.administrator });
  const response = await fetch(`${baseUrl}/api/plans`, {
    headers: { authorization: `Bearer ${admin?.token}` },
  });
  const plans = (await response.json()) as { id: string; name: string }[];
  const planId = plans.find((plan) => plan.name === 'Enterprise')?.id;
  const ledgers: Ledger[] = [];
  for (let number = 1; number <= people.count; number += 1) {
    const full_name = `Person ${number}`;
    const signedUp = await call({
      baseUrl,
      path: '/api/auth/sign-up/email',
      body: { name: full_name, email: `person-${number}@example.com`, password: 'crash test 1' },
    });
    const account_id = (signedUp?.body.user as { id: string } | undefined)?.id;
    if (signedUp?.status !== 200 || account_id === undefined)
      throw new Error(`sign-up failed: ${JSON.stringify(signedUp)}`);
    const { token } = signedUp;
    await call({ baseUrl, token, method: 'PATCH', path: '/api/profile', body: { company_name: COMPANY } });
    const moved = await call({
      baseUrl,
      token: admin?.token ?? '',
      path: '/functions/admin-operations',
      body: { operation: 'change_user_plan', userId: account_id, data: { planId, reason: 'crash test' } },
    });
    if (moved?.status !== 200) throw new Error(`the plan was not changed: ${JSON.stringify(moved)}`);
    ledgers.push({
      account_id,
      token,
      keywords: new Map(),
      deleted: new Set(),
      answers: new Map(),
      full_name: { acknowledged: full_name, tried: [] },
    });
  }
  return ledgers;
}

/** Lets everybody write as fast as the product answers: one loop of edits and some of checks each. */
export function startWriting(
  baseUrl: string,
  writers: { ledgers: readonly Ledger[]; tally: Tally; random: SeededRandom; round: number },
): Writing {
  const { ledgers, tally, random, round } = writers;
  let isOver = false;
  let number = 0;
  const attempt = async (ledger: Ledger, request: Omit<Call, 'baseUrl' | 'token'>) => {
    const reply = await call({ baseUrl, token: ledger.token, ...request });
    if (reply?.status === 200) {
      tally.acknowledged += 1;
      return reply;
    }
    const isTooFast = reply?.status === 429;
    if (reply === null || reply.status === 503) tally.unanswered += 1;
    else if (!isTooFast) tally.faults.push(`${request.path}: ${JSON.stringify(reply.body)}`);
    await sleep(isTooFast ? 250 : 20);
    return reply;
  };
  const edit = async (ledger: Ledger): Promise<void> => {
    number += 1;
    const draw = random.next();
    if (draw < 0.65) await addKeyword(ledger, `keyword ${round} ${number}`, attempt);
    else if (draw < 0.85) await changeName(ledger, `Person ${round} ${number}`, attempt);
    else await deleteKeyword(ledger, random, attempt);
  };
  const check = async (ledger: Ledger): Promise<void> => {
    const keyword = random.pick(['nothing tracked', ...ledger.keywords.values()]);
    const reply = await attempt(ledger, {
      path: '/functions/check-visibility',
      body: { keyword, companyName: COMPANY },
    });
    const { answerId, responseText } = reply?.body ?? {};
    if (reply?.status === 200 && typeof answerId === 'string')
      ledger.answers.set(answerId, String(responseText));
  };
  const loop = async (ledger: Ledger, work: (ledger: Ledger) => Promise<void>): Promise<void> => {
    while (!isOver) await work(ledger);
  };
  const loops = ledgers.flatMap((ledger) => [
    loop(ledger, edit),
    ...Array.from({ length: CHECKS_AT_ONCE }, () => loop(ledger, check)),
  ]);
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
    },
  };
}

type Attempt = (ledger: Ledger, request: Omit<Call, 'baseUrl' | 'token'>) => ReturnType<typeof call>;

async function addKeyword(ledger: Ledger, keyword_text: string, attempt: Attempt): Promise<void> {
  const reply = await attempt(ledger, { path: '/rpc/add_my_keyword', body: { keyword_text } });
  if (reply?.status === 200) ledger.keywords.set(String(reply.body.id), keyword_text);
}

async function deleteKeyword(ledger: Ledger, random: SeededRandom, attempt: Attempt): Promise<void> {
  const [first, ...others] = ledger.keywords.keys();
  if (first === undefined) return;
  const keyword_id = random.pick([first, ...others]);
  ledger.keywords.delete(keyword_id);
  const reply = await attempt(ledger, { path: '/rpc/delete_my_keyword', body: { keyword_id } });
  if (reply?.status === 200) ledger.deleted.add(keyword_id);
}

async function changeName(ledger: Ledger, full_name: string, attempt: Attempt): Promise<void> {
  ledger.full_name.tried.push(full_name);
  const reply = await attempt(ledger, { method: 'PATCH', path: '/api/profile', body: { full_name } });
  if (reply?.status === 200) ledger.full_name = { acknowledged: full_name, tried: [] };
}

import type { KillableProduct } from '../killable-product.ts';
import type { Surroundings } from './surroundings.ts';
import { until } from './use-product.ts';

/** So many answers of a run arrive before the others are held. */
const ANSWERED = 4;

/** Samples of a run: those with an answer, those that have none yet, and the calls under way for them. */
export interface RunSamples extends Record<string, number> {
  answered: number;
  waiting: number;
  asking: number;
}

async function admin({ assistants }: Surroundings, path: string, body: object): Promise<void> {
  const reply = await fetch(`${assistants.adminUrl}/${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`the simulator refused ${path}: ${await reply.text()}`);
}

/** From now on a few answers arrive; the others are held until `releaseAnswers`. */
export const holdAnswers = (around: Surroundings): Promise<void> =>
  admin(around, 'faults', { channel: 'openai', kind: 'held', after: ANSWERED });

export const releaseAnswers = (around: Surroundings): Promise<void> => admin(around, 'release', {});

export async function readSamples(product: KillableProduct, runId: string): Promise<RunSamples> {
  const [row] = await product.query<RunSamples>(
    `select count(*) filter (where state = 'answered')::int as answered,
       count(*) filter (where state = 'open')::int as waiting,
       (select count(*) from check_attempts a where a.run_id = '${runId}' and a.state = 'asking')::int as asking
     from check_samples where run_id = '${runId}'`,
  );
  if (row === undefined) throw new Error('the run has no samples');
  return row;
}

/** Waits until the answers that are not held have arrived, while others are on their way and more wait. */
export const untilUnderWay = (product: KillableProduct, runId: string): Promise<void> =>
  until(async () => {
    const { answered, asking, waiting } = await readSamples(product, runId);
    return answered === ANSWERED && asking > 0 && waiting > asking;
  }, `${ANSWERED} answers of the run are there, some are on their way and others wait`);

/** Waits until no run, call, report or job is due. */
export const untilIdle = (product: KillableProduct): Promise<void> =>
  until(async () => {
    const [row] = await product.query<{ open: string }>(
      `select (select count(*) from check_runs where state = 'running')
         + (select count(*) from check_attempts where state = 'asking' or not is_settled)
         + (select count(*) from pgboss.job where state in ('created', 'active') and start_after <= now()
             and name not like '\\_\\_%')
         + (select count(*) from run_channels c where c.scope = 'full' and c.state = 'done' and not exists (
             select from reports p where p.run_id = c.run_id and p.channel = c.channel))
         as open`,
    );
    return Number(row?.open) === 0;
  }, 'nothing is under way');

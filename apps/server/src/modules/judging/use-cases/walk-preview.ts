import { publishEvent } from '../../../events/publish-event.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { areCompaniesCounted } from '../../companies/index.ts';
import type { JudgingServices } from '../judging.services.ts';
import { holdWalk, releaseWalk, updateJudgement, type Walk } from '../previews.queries.ts';
import { listAnswersAfter } from '../walk.queries.ts';
import { computeDifference } from './difference.ts';
import { judgeBatch, namesOfJudgement } from './judge-batch.ts';

/** After this another user's preview has its turn. */
const WALK_MAX_MS = 10_000;
const RETRY_SECONDS = 5;
/** Companies in its answers are being counted: it is looked at again after this. */
const COUNTING_SECONDS = 0.2;

type WalkState = 'walking' | 'counting' | 'over';

/**
 * Walks a claimed preview batch by batch, a transaction each, until every answer is judged, its time is up or `stop`
 * asks for an end. Where it ends, whoever claims it next goes on.
 */
export async function walkPreview(
  services: JudgingServices,
  walk: Walk,
  { stop, batchSize }: { stop: AbortSignal; batchSize: number },
): Promise<void> {
  const endMs = Date.now() + WALK_MAX_MS;
  try {
    let state: WalkState = 'walking';
    while (state === 'walking' && !stop.aborted && Date.now() < endMs)
      state = await walkBatch(services, walk, batchSize);
    if (state !== 'over')
      await releaseWalk(services.servicePool, walk, state === 'counting' ? COUNTING_SECONDS : 0);
  } catch (error) {
    await releaseWalk(services.servicePool, walk, RETRY_SECONDS).catch((err: unknown) =>
      services.log.warn({ err, judgement: walk.id }, 'a walk could not be let go; its lease will end it'),
    );
    throw error;
  }
}

/** Judges the next answers in one transaction; over when all of it is done, or another worker's. */
async function walkBatch(services: JudgingServices, walk: Walk, limit: number): Promise<WalkState> {
  const { account_id } = walk;
  return services.tenant(account_id).transaction(async (tx) => {
    const preview = await holdWalk(tx, walk);
    if (preview === null) return 'over';
    const answers = await listAnswersAfter(tx, account_id, { cursor: preview.cursor, limit });
    const { language } = await getProfileRow(tx, account_id);
    const names = await namesOfJudgement(tx, preview);
    await judgeBatch(tx, { account_id, judgement_id: preview.id }, { answers, names, language });
    const isWalked = answers.length < limit;
    // What the companies in its answers come to is a part of the difference.
    const isOver = isWalked && (await areCompaniesCounted(tx, { account_id, judgement_id: preview.id }));
    const judged = preview.judged + answers.length;
    await updateJudgement(tx, walk, {
      cursor: answers.at(-1)?.id ?? preview.cursor,
      judged,
      total: Math.max(preview.total, judged),
      ...(isOver
        ? {
            completed_at: services.now(),
            difference: await computeDifference(tx, preview),
            lease_until: null,
          }
        : {}),
    });
    if (answers.length > 0 || isOver)
      await publishEvent(tx, account_id, { type: 'judgement_updated', judgement_id: preview.id });
    return isOver ? 'over' : isWalked ? 'counting' : 'walking';
  });
}

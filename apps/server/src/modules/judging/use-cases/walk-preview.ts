import { publishEvent } from '../../../events/publish-event.ts';
import { getProfileRow } from '../../accounts/index.ts';
import type { JudgingServices } from '../judging.services.ts';
import { holdWalk, releaseWalk, updateJudgement, type Walk } from '../previews.queries.ts';
import { listAnswersAfter } from '../walk.queries.ts';
import { computeDifference } from './difference.ts';
import { judgeBatch, namesOfJudgement } from './judge-batch.ts';

/** After this another user's preview has its turn. */
const WALK_MAX_MS = 10_000;
const RETRY_SECONDS = 5;

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
    let isOver = false;
    while (!isOver && !stop.aborted && Date.now() < endMs)
      isOver = await walkBatch(services, walk, batchSize);
    if (!isOver) await releaseWalk(services.servicePool, walk, 0);
  } catch (error) {
    await releaseWalk(services.servicePool, walk, RETRY_SECONDS).catch((err: unknown) =>
      services.log.warn({ err, judgement: walk.id }, 'a walk could not be let go; its lease will end it'),
    );
    throw error;
  }
}

/** Judges the next answers in one transaction; true when the walk is over or another worker's. */
async function walkBatch(services: JudgingServices, walk: Walk, limit: number): Promise<boolean> {
  const { user_id } = walk;
  return services.tenant(user_id).transaction(async (tx) => {
    const preview = await holdWalk(tx, walk);
    if (preview === null) return true;
    const answers = await listAnswersAfter(tx, user_id, { cursor: preview.cursor, limit });
    const { language } = await getProfileRow(tx, user_id);
    const names = await namesOfJudgement(tx, preview);
    await judgeBatch(tx, { user_id, judgement_id: preview.id }, { answers, names, language });
    const isOver = answers.length < limit;
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
    await publishEvent(tx, user_id, { type: 'judgement_updated', judgement_id: preview.id });
    return isOver;
  });
}

import { appError, type DesignVersion, type TokenValue } from '@answerscope/contract';
import type { AdminContext, Administration } from '../../../context/admin-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishContentChange } from '../../../events/publish-event.ts';
import { findPublished, findVersion, insertVersion, lockDraft } from '../design.queries.ts';
import { auditedDesign, requirePublishable, toStyleSheet } from '../design.rules.ts';
import * as messages from '../messages.ts';

/** The design that is published, as whoever acts has seen it: 0 while none ever was. */
interface Seen {
  published_number: number;
  reason: string;
}

/**
 * Shows the draft to everybody: one transaction, one version more, audited. Every process renders its pages with it from
 * then on.
 * @throws VALIDATION_ERROR (contrast), CONFLICT (`version_changed`, `nothing_changed`)
 */
export function publishDesign(
  ctx: AdminContext,
  { draft_version, ...seen }: Seen & { draft_version: number },
): Promise<DesignVersion> {
  return ctx.administer(async (administration) => {
    const draft = await lockDraft(administration.tx);
    if (draft.version !== draft_version) throw changedMeanwhile(messages.draftChanged);
    return publish(ctx, administration, { ...seen, tokens: draft.tokens, restored: null });
  });
}

/** Shows a former design to everybody again, as a version of its own; 0 is the built-in look. @throws as publishing */
export function revertDesign(
  ctx: AdminContext,
  { number, ...seen }: Seen & { number: number },
): Promise<DesignVersion> {
  return ctx.administer(async (administration) => {
    await lockDraft(administration.tx);
    const tokens = number === 0 ? [] : await tokensOf(administration.tx, number);
    return publish(ctx, administration, { ...seen, tokens, restored: number });
  });
}

async function tokensOf(tx: Transaction, number: number): Promise<TokenValue[]> {
  return orNotFound(await findVersion(tx, number)).tokens;
}

/** Under the lock of the draft: one comes after the other. */
async function publish(
  ctx: AdminContext,
  { tx, audit }: Administration,
  { tokens, restored, reason, published_number }: Seen & { tokens: TokenValue[]; restored: number | null },
): Promise<DesignVersion> {
  const before = await findPublished(tx);
  if ((before?.number ?? 0) !== published_number) throw changedMeanwhile(messages.otherDesignPublished);
  requirePublishable(tokens);
  const sheet = toStyleSheet(tokens);
  if ((sheet?.text ?? null) === (toStyleSheet(before?.tokens ?? [])?.text ?? null))
    throw appError('CONFLICT', {
      message: messages.publishedAlready,
      details: { reason: 'nothing_changed' },
    });
  const number = published_number + 1;
  await insertVersion(tx, { number, tokens, sheet, restored, at: ctx.now });
  await audit({
    action: restored === null ? 'publish_design' : 'revert_design',
    subject_type: 'design',
    subject_id: String(number),
    reason,
    before: auditedDesign({ number: published_number }, before?.tokens ?? []),
    after: auditedDesign({ number }, tokens),
  });
  await publishContentChange(tx);
  return orNotFound(await findVersion(tx, number));
}

const changedMeanwhile = (message: string) =>
  appError('CONFLICT', { message, details: { reason: 'version_changed' } });

import { isDeepStrictEqual } from 'node:util';
import {
  appError,
  type DesignDraft,
  DesignTokens,
  type TokenValue,
  validationError,
} from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { findTemplate, lockDraft, readDraft, updateDraft } from '../design.queries.ts';
import { auditedDesign } from '../design.rules.ts';
import * as messages from '../messages.ts';

/**
 * An administrator changes the draft, audited. Nobody else sees it, so that it may have too little contrast.
 * @throws CONFLICT (`version_changed` with what is stored, `nothing_changed`)
 */
export function saveDraft(
  ctx: AdminContext,
  { version, tokens }: { version: number; tokens: TokenValue[] },
): Promise<DesignDraft> {
  return changeDraft(ctx, { version, action: 'save_design_draft', tokensOf: async () => tokens });
}

/** Puts the tokens of a template in the place of all those of the draft. @throws NOT_FOUND, VALIDATION_ERROR, CONFLICT */
export function applyTemplate(
  ctx: AdminContext,
  { version, template_id }: { version: number; template_id: string },
): Promise<DesignDraft> {
  return changeDraft(ctx, {
    version,
    action: 'apply_theme_template',
    tokensOf: async (tx) => {
      const template = orNotFound(await findTemplate(tx, template_id));
      const read = DesignTokens.safeParse(template.tokens);
      if (read.success) return read.data;
      throw validationError({ template_id: read.error.issues.slice(0, 10).map(({ message }) => message) });
    },
  });
}

async function changeDraft(
  ctx: AdminContext,
  change: {
    version: number;
    action: 'save_design_draft' | 'apply_theme_template';
    tokensOf: (tx: Transaction) => Promise<TokenValue[]>;
  },
): Promise<DesignDraft> {
  return ctx.administer(async ({ tx, audit }) => {
    const before = await lockDraft(tx);
    const tokens = await change.tokensOf(tx);
    if (before.version !== change.version)
      throw appError('CONFLICT', {
        message: messages.draftChangedByOther,
        details: { reason: 'version_changed', stored: { ...before } },
      });
    if (isDeepStrictEqual(before.tokens, tokens))
      throw appError('CONFLICT', {
        message: messages.nothingChanged,
        details: { reason: 'nothing_changed' },
      });
    const version = before.version + 1;
    await updateDraft(tx, { version, tokens, at: ctx.now });
    await audit({
      action: change.action,
      subject_type: 'design',
      subject_id: 'draft',
      reason: null,
      before: auditedDesign({ version: before.version }, before.tokens),
      after: auditedDesign({ version }, tokens),
    });
    return readDraft(tx);
  });
}

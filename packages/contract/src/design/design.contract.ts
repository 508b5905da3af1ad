import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Reason } from '../admin-acts.ts';
import { LIMITS } from '../limits.ts';
import { TokenValue } from './token-value.ts';
import { DesignTokens } from './token-values.ts';

/** Values as they were kept: also of tokens that the style sheet no longer has. */
const KeptTokens = z.array(TokenValue).max(LIMITS.design_tokens_max);

/** What is worked on; nobody but administrators sees it. */
export const DesignDraft = z.object({
  /** Counts its changes: a change says which version it was made on. */
  version: z.number().int(),
  tokens: KeptTokens,
  /** Null until it was first changed. */
  updated_at: z.iso.datetime().nullable(),
  /** Null until it was first changed, and once the account is gone. */
  updated_by: z.string().nullable(),
});
export type DesignDraft = z.infer<typeof DesignDraft>;

/** A design that is or was published. */
export const DesignVersion = z.object({
  number: z.number().int(),
  tokens: KeptTokens,
  published_at: z.iso.datetime(),
  /** Null once the account is gone. */
  published_by: z.string().nullable(),
  reason: z.string().nullable(),
  /** The version whose values it brought back, 0 for the built-in look; null for one out of the draft. */
  restored: z.number().int().nullable(),
  /** Where its style sheet is; null where it is the built-in look. */
  style_sheet: z.string().nullable(),
});
export type DesignVersion = z.infer<typeof DesignVersion>;

/** Where all visitors get the style sheet of a design. Its address is made from its bytes. */
export const styleSheetPath = (hash: string): string => `/design/${hash}.css`;

/** The hash of a style sheet by its address; null for any other address. */
export function styleSheetHash(address: string): string | null {
  return /^\/design\/([0-9a-f]{64})\.css$/.exec(address)?.[1] ?? null;
}

const version = z.number().int();
const number = z.number().int().min(0);
const tags = ['admin'];

/** Administrators' procedures of the design; they stand under `admin`. */
export const designContract = {
  read_design: oc
    .route({
      method: 'GET',
      path: '/api/admin/design',
      tags,
      summary: 'The draft of the design, and the design that is published',
    })
    .output(
      z.object({
        draft: DesignDraft,
        /** Null while the built-in look was never replaced. */
        published: DesignVersion.nullable(),
      }),
    ),
  list_design_versions: oc
    .route({
      method: 'GET',
      path: '/api/admin/design/versions',
      tags,
      summary: 'Designs that are or were published, the newest first',
    })
    .output(
      z.object({
        items: z.array(DesignVersion).max(LIMITS.design_versions_shown_max),
        total: z.number().int(),
      }),
    ),
  save_design_draft: oc
    .route({
      method: 'PUT',
      path: '/api/admin/design/draft',
      tags,
      summary: 'Changes the draft; CONFLICT with the stored one when it was changed meanwhile',
    })
    .input(z.strictObject({ version, tokens: DesignTokens }))
    .output(DesignDraft),
  apply_theme_template: oc
    .route({
      method: 'POST',
      path: '/api/admin/design/draft/template',
      tags,
      summary: 'Puts the tokens of a theme template into the place of all those of the draft',
    })
    .input(z.strictObject({ version, template_id: z.uuid() }))
    .output(DesignDraft),
  publish_design: oc
    .route({
      method: 'POST',
      path: '/api/admin/design/publish',
      tags,
      summary:
        'Shows the draft to everybody; refused with every pair of colours that has too little contrast',
    })
    .input(z.strictObject({ draft_version: version, published_number: number, reason: Reason }))
    .output(DesignVersion),
  revert_design: oc
    .route({
      method: 'POST',
      path: '/api/admin/design/revert',
      tags,
      summary: 'Shows a former design to everybody again, or with the number 0 the built-in look',
    })
    .input(z.strictObject({ number, published_number: number, reason: Reason }))
    .output(DesignVersion),
};

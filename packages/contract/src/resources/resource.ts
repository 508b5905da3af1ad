import { z } from 'zod';
import { REASON_REQUIRED, Reason } from '../admin-acts.ts';
import { ACTOR_KINDS } from '../choices.ts';
import * as common from '../common-messages.ts';
import { CONSEQUENCES_MAX, Consequence } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { AnyState } from '../operations.ts';
import { plainText } from '../text.ts';
import * as messages from './messages.ts';

/** What an administrator keeps a list of: logos, plans, questions. Declared once; contract, server and pages follow. */
export interface ResourceSettings<
  Fields extends z.ZodRawShape,
  Filters extends z.ZodRawShape,
  Facts extends z.ZodRawShape,
> {
  /** 'logos': in addresses, in the audit, and under `admin` in the contract. */
  name: string;
  /** 'Homepage logos' */
  title: string;
  /** What is written, which is the form: a field each. */
  fields: Fields;
  /** What is read beside it: the server's own facts of a row. */
  facts: Facts;
  /** The field that tells a row from another for a person. */
  named: keyof Fields & string;
  /** Fields that a search looks into. */
  searched: readonly (keyof Fields & string)[];
  sorts: readonly (keyof Fields & string)[];
  /** What narrows the list, by the names of columns; each may be left out. */
  filters: Filters;
  /** Whether rows stand in an order that administrators choose. */
  isOrdered: boolean;
}

/** What each row has besides what is written. */
const ROW = {
  id: z.uuid(),
  /** Counts its changes: a change says which version it was made on. */
  version: z.number().int(),
  /** Its place among the others; the smallest comes first. */
  sort_order: z.number().int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** When it was put in the trash; null for one that counts. */
  deleted_at: z.iso.datetime().nullable(),
};

/** A change of a row, as the audit keeps it. */
export const Revision = z.object({
  id: z.uuid(),
  action: z.string(),
  actor_kind: z.enum(ACTOR_KINDS),
  /** Which job it was, or which customer of Stripe's; null for a person. */
  actor_reference: z.string().nullable(),
  /** Null for what acts by itself, and once the account is gone. */
  actor_email: z.string().nullable(),
  reason: z.string().nullable(),
  before: AnyState,
  after: AnyState,
  created_at: z.iso.datetime(),
});
export type Revision = z.infer<typeof Revision>;

export const RowResult = z.object({
  id: z.uuid(),
  success: z.boolean(),
  /** Null where it was done. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type RowResult = z.infer<typeof RowResult>;

const CONSEQUENCE_TEXT_MAX = 200;

/** `purge` removes for good what is in the trash. */
export const BULK_ACTIONS = ['trash', 'restore', 'purge'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Which page of a list is asked for. */
const paged = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(LIMITS.page_size_max).default(LIMITS.page_size),
};

/** Which page it is, and how many rows there are on all of them. */
const pages = { total: z.number().int(), page: z.number().int(), page_size: z.number().int() };

/** A consequence as whoever saw it sends it back. */
export const SeenConsequence = z.strictObject({
  count: Consequence.shape.count,
  text: plainText(CONSEQUENCE_TEXT_MAX).max(CONSEQUENCE_TEXT_MAX),
});

const Ids = z
  .array(z.uuid())
  .min(1, messages.chooseAtLeastOneRow)
  .max(LIMITS.bulk_rows_max, common.atMostAtOnce({ max: LIMITS.bulk_rows_max }));

export const BulkChange = z
  .strictObject({ action: z.enum(BULK_ACTIONS), ids: Ids, reason: Reason.optional() })
  .refine(({ action, reason }) => action === 'restore' || reason !== undefined, {
    path: ['reason'],
    error: REASON_REQUIRED,
  });

export const BulkChanged = z.object({ results: z.array(RowResult).max(LIMITS.bulk_rows_max) });

export const RowOrder = z.strictObject({ ids: Ids });

export const RevisionPage = z.object({ items: z.array(Revision).max(LIMITS.page_size_max), ...pages });

/** Declares a resource. */
export function resource<
  const Fields extends z.ZodRawShape,
  const Filters extends z.ZodRawShape,
  const Facts extends z.ZodRawShape,
>(settings: ResourceSettings<Fields, Filters, Facts>) {
  const write = z.strictObject(settings.fields);
  const row = z.object({ ...settings.fields, ...settings.facts, ...ROW });
  const sorts = ['sort_order', 'updated_at', ...settings.sorts] as const;
  const filter = {
    /** In the texts of the row, or a whole id. */
    search: plainText(LIMITS.user_search_max).trim().max(LIMITS.user_search_max).optional(),
    state: z.enum(['live', 'trashed']).default('live'),
    /** Left out: by their order where they have one, else by the first of `sorts`. */
    sort: z.enum(sorts).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
    ...settings.filters,
  };
  return {
    ...settings,
    write,
    row,
    sorts,
    /** By what a list is sorted that names nothing. */
    defaultSort: settings.isOrdered ? 'sort_order' : (settings.sorts[0] ?? 'updated_at'),
    /** Which rows an export holds. */
    filter: z.strictObject(filter),
    list: z.strictObject({
      ...filter,
      ...paged,
    }),
    listed: z.object({
      items: z.array(row).max(LIMITS.page_size_max),
      ...pages,
      /** How many are in the trash, whatever is listed. */
      trashed: z.number().int(),
    }),
    update: z.strictObject({
      id: z.uuid(),
      /** The version that was changed: another one since then is a conflict, and nothing is overwritten unseen. */
      version: z.number().int(),
      values: write,
      reason: Reason.optional(),
      /**
       * What the change touches, as its refusal said it: it is done only where that is still what it touches, and with
       * a reason.
       */
      seen_consequences: z.array(SeenConsequence).max(CONSEQUENCES_MAX).default([]),
    }),
    bulk: BulkChange,
    bulked: BulkChanged,
    order: RowOrder,
    history: z.strictObject({ id: z.uuid(), ...paged }),
    revisions: RevisionPage,
  };
}

/** Any resource, for what treats all of them alike. */
export type AnyResource = ReturnType<typeof resource<z.ZodRawShape, z.ZodRawShape, z.ZodRawShape>>;

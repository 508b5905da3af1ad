import { oc } from '@orpc/contract';
import { z } from 'zod';
import { UserRole } from './admin-acts.ts';
import { AUDIT_FILTERS } from './admin-audit.ts';
import * as messages from './admin-messages.ts';
import { adminOperations } from './admin-operations.ts';
import { USER_SORTS, USER_STATUSES } from './choices.ts';
import { csvStream } from './csv-file.ts';
import { LIMITS } from './limits.ts';
import { DayParameter } from './parameters.ts';
import { plainText } from './text.ts';

/** A user in the administrators' list. */
export const ListedUser = z.object({
  id: z.uuid(),
  email: z.string(),
  full_name: z.string(),
  company_name: z.string().nullable(),
  role: UserRole,
  is_active: z.boolean(),
  plan: z.object({ id: z.uuid(), name: z.string() }),
  keywords: z.number().int(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
});
export type ListedUser = z.infer<typeof ListedUser>;

/** What narrows the list of users. Days are of UTC, the last one included. */
const USER_FILTERS = {
  /** In names, companies and addresses, or a whole id. */
  search: plainText(LIMITS.user_search_max).trim().max(LIMITS.user_search_max).optional(),
  plan_id: z.uuid().optional(),
  status: z.enum(USER_STATUSES).optional(),
  role: UserRole.optional(),
  joined_from: DayParameter.optional(),
  joined_to: DayParameter.optional(),
  seen_from: DayParameter.optional(),
  seen_to: DayParameter.optional(),
};

const UserFilter = z.strictObject(USER_FILTERS);
export type UserFilter = z.infer<typeof UserFilter>;

export const UserList = z.strictObject({
  ...USER_FILTERS,
  sort: z.enum(USER_SORTS).default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(LIMITS.page_size_max).default(LIMITS.page_size),
});
export type UserList = z.infer<typeof UserList>;

/** A page of the back office as an administrator keeps it, with its filters. */
export const SavedView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its address, from '/admin' on. */
  path: z.string(),
});
export type SavedView = z.infer<typeof SavedView>;

/** What is kept of a view. */
export const SaveView = z.strictObject({
  name: plainText(LIMITS.saved_view_name_max)
    .trim()
    .min(1, messages.nameThisView)
    .max(LIMITS.saved_view_name_max),
  path: plainText(LIMITS.saved_view_path_max)
    .max(LIMITS.saved_view_path_max)
    .regex(/^\/admin(?:[/?][^\\]*)?$/, messages.mustBePageBackOffice),
});

/** A whole id: ours, that of a request among them, or one of Stripe's of a customer, a subscription, an invoice or a dispute. */
export const RecordId = z.union(
  [
    z.uuid(),
    plainText(LIMITS.user_search_max)
      .max(LIMITS.user_search_max)
      .regex(/^(?:cus|sub|in|dp)_[A-Za-z0-9]{1,64}$/),
  ],
  messages.mustBeWholeId,
);

/** A record that was found by its whole id. */
export const FoundRecord = z.object({
  kind: z.enum(['run', 'request', 'error', 'customer', 'subscription', 'payment']),
  id: z.string(),
  /** The user it belongs to; null for audited requests and errors. */
  user_id: z.uuid().nullable(),
  /** 'Run of ada@example.com, completed' */
  label: z.string(),
  /** How it stands, in its own words; null for what has no state. */
  state: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type FoundRecord = z.infer<typeof FoundRecord>;

/** Every procedure of this object is for administrators only; the server checks it by this membership. */
export const adminContract = {
  list_users: oc
    .route({
      method: 'GET',
      path: '/api/admin/users',
      tags: ['admin'],
      summary: 'Accounts with their company and plan, page by page',
    })
    .input(UserList)
    .output(
      z.object({
        items: z.array(ListedUser).max(LIMITS.page_size_max),
        total: z.number().int(),
        /** Counting stopped at `total`: there are more. */
        is_total_capped: z.boolean(),
        page: z.number().int(),
        page_size: z.number().int(),
      }),
    ),
  export_users: oc
    .route({
      method: 'GET',
      path: '/api/admin/users/csv',
      tags: ['admin'],
      summary: 'The accounts that the list shows with the same filters, as a CSV file',
      outputStructure: 'detailed',
    })
    .input(UserFilter)
    .output(csvStream),
  export_audit_logs: oc
    .route({
      method: 'GET',
      path: '/api/admin/audit-logs/csv',
      tags: ['admin'],
      summary: 'The audit rows that get_audit_logs finds with the same filters, as a CSV file',
      outputStructure: 'detailed',
    })
    .input(z.strictObject(AUDIT_FILTERS))
    .output(csvStream),
  find_records: oc
    .route({
      method: 'GET',
      path: '/api/admin/records',
      tags: ['admin'],
      summary:
        'Runs, audited requests, reported errors, customers, subscriptions and invoices by their whole id',
    })
    .input(z.strictObject({ id: RecordId }))
    .output(z.object({ items: z.array(FoundRecord).max(LIMITS.page_size_max) })),
  list_saved_views: oc
    .route({
      method: 'GET',
      path: '/api/admin/saved-views',
      tags: ['admin'],
      summary: 'The views that the administrator who asks has saved',
    })
    .output(z.object({ items: z.array(SavedView).max(LIMITS.saved_views_max) })),
  save_view: oc
    .route({
      method: 'POST',
      path: '/api/admin/saved-views',
      tags: ['admin'],
      summary: 'Saves a view; one of the same name leads there from now on',
    })
    .input(SaveView)
    .output(SavedView),
  delete_saved_view: oc
    .route({
      method: 'DELETE',
      path: '/api/admin/saved-views/{id}',
      tags: ['admin'],
      summary: 'Forgets a view of one’s own',
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
  run_admin_operation: oc
    .route({
      method: 'POST',
      path: '/functions/admin-operations',
      tags: ['admin'],
      summary: 'An administrator’s operation on a user',
    })
    .input(adminOperations.input)
    .output(adminOperations.output),
};

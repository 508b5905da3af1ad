import { oc } from '@orpc/contract';
import { z } from 'zod';
import { AUDIT_FILTERS, adminOperations, UserRole } from './admin-operations.ts';
import { USER_SORTS, USER_STATUSES } from './choices.ts';
import { csvFile } from './csv-file.ts';
import { LIMITS } from './limits.ts';
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
  joined_from: z.iso.date().optional(),
  joined_to: z.iso.date().optional(),
  seen_from: z.iso.date().optional(),
  seen_to: z.iso.date().optional(),
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
    .output(csvFile),
  export_audit_logs: oc
    .route({
      method: 'GET',
      path: '/api/admin/audit-logs/csv',
      tags: ['admin'],
      summary: 'The audit rows that get_audit_logs finds with the same filters, as a CSV file',
      outputStructure: 'detailed',
    })
    .input(z.strictObject(AUDIT_FILTERS))
    .output(csvFile),
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

import { oc } from '@orpc/contract';
import { z } from 'zod';

/** The most functions that are listed, and the most fields of one that are named. */
const FUNCTIONS_MAX = 2_000;
const FIELDS_MAX = 200;

/** A call of the contract, or one of the operations that share an address, with an input that it takes. */
export const ListedFunction = z.object({
  /** 'tags.create_tag', of an operation 'admin.run_admin_operation:get_user_details' */
  name: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** Places of the input stand in braces: '/api/keywords/{id}' */
  path: z.string(),
  summary: z.string(),
  kind: z.enum(['read', 'write']),
  /** How it is answered to an administrator who views as a user. */
  view_as: z.enum(['answered', 'read_only', 'hidden']),
  /** The field whose value is a file and the whole body; null where there is none. */
  file_field: z.string().nullable(),
  /** An input with what must be given, as JSON; null where it takes none. */
  example: z.string().nullable(),
  /** Fields of the input that may be left out. */
  optional_fields: z.array(z.string()).max(FIELDS_MAX),
});
export type ListedFunction = z.infer<typeof ListedFunction>;

export const adminFunctionsContract = {
  list_functions: oc
    .route({
      method: 'GET',
      path: '/api/admin/functions',
      tags: ['admin'],
      summary: 'Every call of this API and every operation, each with an input that it takes',
    })
    .output(z.object({ items: z.array(ListedFunction).max(FUNCTIONS_MAX) })),
};

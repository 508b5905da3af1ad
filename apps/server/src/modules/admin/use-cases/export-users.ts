import type { ListedUser, UserFilter } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { csvRows } from '../../../lib/csv.ts';
import { adminCsv, csvTime } from '../admin-csv.rules.ts';
import { listUsersAfter } from '../users.queries.ts';

const COLUMNS = [
  'Id',
  'Email',
  'Full Name',
  'Company',
  'Role',
  'Status',
  'Plan',
  'Keywords',
  'Joined (UTC)',
  'Last Seen (UTC)',
];
/** Users read and written at once: a file of all of them keeps nobody else waiting. */
const AT_ONCE = 1_000;

/** All users that fit, as a CSV file. */
export async function exportUsers(ctx: AdminContext, filter: UserFilter): Promise<File> {
  return ctx.readAll(async (tx) => {
    const parts = [csvRows([COLUMNS])];
    let after: string | null = null;
    for (;;) {
      const users: ListedUser[] = await listUsersAfter(tx, { ...filter, after, limit: AT_ONCE });
      parts.push(csvRows(users.map(toRow)));
      if (users.length < AT_ONCE) return adminCsv('users', ctx.now, parts);
      after = users.at(-1)?.id ?? null;
    }
  });
}

function toRow(user: ListedUser): (string | number)[] {
  return [
    user.id,
    user.email,
    user.full_name,
    user.company_name ?? '',
    user.role,
    user.is_active ? 'active' : 'inactive',
    user.plan.name,
    user.keywords,
    csvTime(user.created_at),
    csvTime(user.last_seen_at),
  ];
}

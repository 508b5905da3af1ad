import type { ListedUser, UserFilter } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { type CsvExport, csvNameOfDay, csvTime } from '../../../lib/csv.ts';
import * as messages from '../messages.ts';
import { listUsersAfter } from '../users.queries.ts';

const COLUMNS = [
  messages.id,
  messages.email,
  messages.fullName,
  messages.company,
  messages.role,
  messages.status,
  messages.plan,
  messages.keywords,
  messages.joinedUtc,
  messages.lastSeenUtc,
];
/** Users read and written at once, each time in a transaction of their own. */
const AT_ONCE = 1_000;

/** All users that fit, as a CSV file that is read while it is sent. */
export function exportUsers(ctx: AdminContext, filter: UserFilter): CsvExport {
  return { name: csvNameOfDay('users', ctx.now), columns: COLUMNS, rows: readUsers(ctx, filter) };
}

async function* readUsers(ctx: AdminContext, filter: UserFilter): AsyncGenerator<(string | number)[][]> {
  let after: string | null = null;
  for (;;) {
    const users: ListedUser[] = await ctx.readAll((tx) =>
      listUsersAfter(tx, { ...filter, after, limit: AT_ONCE }),
    );
    yield users.map(toRow);
    if (users.length < AT_ONCE) return;
    after = users.at(-1)?.id ?? null;
  }
}

function toRow(user: ListedUser): (string | number)[] {
  return [
    user.id,
    user.email,
    user.full_name,
    user.company_name ?? '',
    user.role,
    user.is_active ? messages.active : messages.inactive,
    user.plan.name,
    user.keywords,
    csvTime(user.created_at),
    csvTime(user.last_seen_at),
  ];
}

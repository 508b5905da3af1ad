import { type ListedUser, numberInWords } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import type { Selection } from '../../../lib/use-selection.ts';
import { type Column, DataTable, rowLink, type Sort } from '../../../ui/data-table.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { AccountBadges } from '../account-badges.tsx';
import * as messages from './messages.ts';
import styles from './user-table.module.css';

interface UserTableProps {
  /** Null while they load. */
  users: readonly ListedUser[] | null;
  sort: Sort;
  onSort: (sort: Sort) => void;
  selection: Selection;
}

const COLUMNS: readonly Column<ListedUser>[] = [
  {
    key: 'email',
    header: messages.email,
    sortBy: 'email',
    isMain: true,
    cell: (user) => (
      <div className={styles.who}>
        <Link to="/admin/users/$id" params={{ id: user.id }} className={rowLink}>
          {user.email}
        </Link>
        <span className={styles.names}>
          {[user.full_name, user.company_name].filter(Boolean).join(' · ')}
        </span>
      </div>
    ),
  },
  { key: 'plan', header: messages.plan, width: '120px', cell: ({ plan }) => plan.name },
  {
    key: 'status',
    header: messages.status,
    width: '150px',
    cell: (user) => <AccountBadges role={user.role} isActive={user.is_active} />,
  },
  {
    key: 'keywords',
    header: messages.keywords,
    width: '96px',
    align: 'end',
    cell: ({ keywords }) => numberInWords(keywords),
  },
  {
    key: 'joined',
    header: messages.joined,
    sortBy: 'created_at',
    isTime: true,
    width: '136px',
    cell: (user) => <TimeStamp iso={user.created_at} show="day" />,
  },
  {
    key: 'seen',
    header: messages.lastSeen,
    sortBy: 'last_seen_at',
    isTime: true,
    width: '136px',
    cell: (user) => <TimeStamp iso={user.last_seen_at} show="day" />,
  },
];

/** Accounts with their plan; a row opens the user's page. */
export function UserTable({ users, sort, onSort, selection }: UserTableProps) {
  return (
    <DataTable
      label={messages.users}
      columns={COLUMNS}
      rows={users}
      rowKey={({ id }) => id}
      rowLabel={({ email }) => email}
      isDimmed={({ is_active }) => !is_active}
      expectedRows={20}
      sort={sort}
      onSort={onSort}
      selection={selection}
    />
  );
}

/** A read of the back office. */
export interface AdminRead {
  name: string;
  /** Lists have a time that they must keep; what else there is, is told. */
  isList: boolean;
  /** The path, and what is posted there; without it the path is read. */
  path: string;
  body?: { operation: string; userId?: string; data: Readonly<Record<string, unknown>> };
}

const PAGE_SIZE = 20;
const USERS = '/api/admin/users';
const OPERATIONS = '/functions/admin-operations';

/** As many rows as the back office shows on a page: the most where they can be moved. */
const MOVABLE_PAGE = 100;

/** How often one row of a resource was changed. */
export const REVISIONS = 1000;

/** How many of the seeded rows each has, and what is found in them. */
const RESOURCES = [
  { name: 'logos', shares: 1, pageSize: MOVABLE_PAGE, search: { one: 'of company 321', all: 'company' } },
  {
    name: 'faq_items',
    shares: 1,
    pageSize: MOVABLE_PAGE,
    search: { one: 'about subject 321?', all: 'subject' },
  },
  {
    name: 'faq_categories',
    shares: 0.1,
    pageSize: MOVABLE_PAGE,
    search: { one: 'Category 32', all: 'category' },
  },
  {
    name: 'topic_categories',
    shares: 0.1,
    pageSize: MOVABLE_PAGE,
    search: { one: 'Business 32', all: 'business' },
  },
  {
    name: 'topic_subcategories',
    shares: 1,
    pageSize: MOVABLE_PAGE,
    search: { one: 'number 321', all: 'kind' },
  },
  { name: 'coupons', shares: 1, pageSize: PAGE_SIZE, search: { one: 'SEED-321', all: 'seed' } },
] as const;

/** What is measured. Deep is page 1,000, or the last page that there is. */
export function adminReads(seeded: {
  users: number;
  auditRows: number;
  resourceRows: number;
  user: { id: string; email: string; planId: string };
  administrator: { id: string; email: string };
  /** A row of the logos that was changed often. */
  logoId: string;
}): AdminRead[] {
  const { users, auditRows, resourceRows, user, administrator, logoId } = seeded;
  const page = (rows: number) => Math.max(1, Math.min(1000, Math.floor(rows / PAGE_SIZE)));
  const list = (name: string, query: string): AdminRead => ({
    name: `users, ${name}`,
    isList: true,
    path: `${USERS}?${query}`,
  });
  const audit = (name: string, data: Readonly<Record<string, unknown>>): AdminRead => ({
    name: `audit, ${name}`,
    isList: true,
    path: OPERATIONS,
    body: { operation: 'get_audit_logs', data },
  });
  const weekMs = 7 * 86_400_000;
  const weekAgo = new Date(Date.now() - weekMs).toISOString();
  return [
    ...['created_at', 'email', 'last_seen_at'].flatMap((sort) =>
      ['asc', 'desc'].flatMap((order) =>
        [1, page(users)].map((at) =>
          list(`by ${sort} ${order}, page ${at}`, `sort=${sort}&order=${order}&page=${at}`),
        ),
      ),
    ),
    list('part of an address', `search=${user.email.slice(3, 14)}`),
    list('part of a company', 'search=mpany%204321'),
    list('part that nobody has', 'search=nobody-has-this'),
    list('part that all have', 'search=company'),
    list('part that all have, deep', `search=company&page=${page(users)}`),
    list('by id', `search=${user.id}`),
    list('on a plan', `plan_id=${user.planId}`),
    list('inactive', 'status=inactive'),
    list('of a role', 'role=user'),
    list('joined in a week', `joined_from=${weekAgo.slice(0, 10)}`),
    audit('page 1', {}),
    audit(`page ${page(auditRows)}`, { offset: (page(auditRows) - 1) * PAGE_SIZE }),
    audit('who did most', { actor: administrator.email }),
    audit('who did nothing', { actor: user.email }),
    audit('one action', { action: 'change_user_plan' }),
    audit('a week', { from: weekAgo }),
    audit('one subject by id', { subject: user.id }),
    audit('one subject by address', { subject: user.email }),
    ...RESOURCES.flatMap(({ name, shares, pageSize, search }) => {
      const resource = (what: string, query: string): AdminRead => ({
        name: `${name.replace('_', ' ')}, ${what}`,
        isList: true,
        path: `/api/admin/${name}?page_size=${pageSize}&${query}`,
      });
      // One in fifty is in the trash.
      const last = Math.max(1, Math.floor((resourceRows * shares * 0.98) / pageSize));
      return [
        resource('page 1', 'page=1'),
        resource(`page ${last}`, `page=${last}`),
        resource('part that one has', `search=${encodeURIComponent(search.one)}`),
        resource('part that all have, deep', `search=${search.all}&page=${last}`),
        resource('part that nobody has', 'search=nobody-has-this'),
      ];
    }),
    ...[1, REVISIONS / PAGE_SIZE].map(
      (at): AdminRead => ({
        name: `changes of a logo changed ${REVISIONS} times, page ${at}`,
        isList: true,
        path: `/api/admin/logos/${logoId}/revisions?page_size=${PAGE_SIZE}&page=${at}`,
      }),
    ),
    { name: 'records by an id of ours', isList: true, path: `/api/admin/records?id=${logoId}` },
    { name: 'records by an id of Stripe', isList: true, path: '/api/admin/records?id=in_nobody' },
    { name: 'plans with their users', isList: true, path: '/api/admin/plans' },
    {
      name: 'a user',
      isList: false,
      path: OPERATIONS,
      body: { operation: 'get_user_details', userId: user.id, data: {} },
    },
    {
      name: 'analytics of 30 days',
      isList: false,
      path: OPERATIONS,
      body: { operation: 'get_admin_analytics', data: { daysBack: 30 } },
    },
  ];
}

/** Files of everything that there is. */
export function adminFiles(): { name: string; path: string }[] {
  return [
    { name: 'all users', path: `${USERS}/csv` },
    { name: 'all audit rows', path: '/api/admin/audit-logs/csv' },
  ];
}

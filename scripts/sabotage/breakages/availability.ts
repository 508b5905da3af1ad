import type { Breakage } from '../breakage.ts';

/** What keeps one visitor from stopping others, or from hiding what happens from the operator. */
export const AVAILABILITY: readonly Breakage[] = [
  {
    name: 'one address takes every connection',
    symbol: 'shareConnections',
    find: 'sizeOf(block) < limits.of_a_busy_block',
    replace: 'true',
    tests: ['http/connection-shares.test.ts'],
  },
  {
    name: 'a slow receiver of webhooks waits among the quick ones',
    symbol: 'quickFrom',
    find: 'ms > SLOW_MS ? APART_MS : 0',
    replace: '0',
    tests: ['webhooks/delivery.rules.test.ts', 'webhooks/deliveries.test.ts'],
  },
  {
    name: 'a receiver that holds its answer keeps the place of a quick one',
    symbol: 'deliver',
    find: '!ctx.isForQuick || (await isSettledWithin(SLOW_MS, sending))',
    replace: 'true',
    tests: ['webhooks/deliveries.test.ts'],
  },
  {
    name: 'a test of a webhook counts only what it took, once it is over',
    symbol: 'sendTest',
    find: 'limitSending(ctx, TEST_CHARGE)',
    replace: 'limitSending(ctx)',
    tests: ['webhooks/webhooks.test.ts', 'webhooks/deliveries.test.ts'],
  },
  {
    name: 'a long job whose worker died is tried again only when its time is over',
    symbol: 'openJobQueue',
    find: '      ...(job.expire_seconds > SHORT_SECONDS && { heartbeatSeconds: HEARTBEAT_SECONDS }),\n',
    tests: ['jobs/jobs.test.ts'],
  },
  {
    name: 'a user enqueues jobs about others',
    symbol: 'jobAccessStatements',
    find: "\n       and data ->> 'user_id' = nullif(current_setting('app.user_id', true), '')",
    tests: ['jobs/jobs.test.ts'],
  },
  {
    name: 'an export whose worker died holds its place',
    symbol: 'countExports',
    find: 'HAS_NO_WORKER',
    replace: 'sql`false`',
    tests: ['data-exports/data-exports.test.ts'],
  },
  {
    name: 'an event that was enqueued for a quick receiver stays there when it has become slow',
    symbol: 'deliver',
    find: 'ctx.isForQuick && !isQuick(endpoint, ctx.now())',
    replace: 'false',
    tests: ['webhooks/deliveries.test.ts'],
  },
  {
    name: 'errors of visitors fill the list of errors',
    symbol: 'countReport',
    find: "  if (report.met_by === 'visitor' && !(await hasRoomForVisitors(tx, report.fingerprint))) return null;\n",
    tests: ['monitoring/error-reports.test.ts'],
  },
  {
    name: 'a visitor overwrites the words of an error',
    symbol: 'countReport',
    find: "excluded.met_by <> 'visitor' and ",
    replace: '',
    tests: ['monitoring/error-reports.test.ts'],
  },
  {
    name: 'a missing page is rendered for each name',
    symbol: 'createPages',
    find: 'withName(await draw(named.absentPath, named.absentPath), named.name)',
    replace: 'draw(path, key)',
    tests: ['http/pages.test.ts'],
  },
  {
    name: 'an unknown address is rendered to find out that it leads home',
    symbol: 'pageAt',
    find: "found.id === '/$' || ",
    tests: ['lib/page-at.test.ts'],
  },
  {
    name: 'the documents of the API are sent anew to programs that have them',
    symbol: 'sendBody',
    find: '  if (status === 200 && isKnownTag(request, body.etag)) return void response.writeHead(304).end();\n',
    tests: ['http/listener.test.ts'],
  },
  {
    name: 'a user is refused their own reports at the address of the specification',
    symbol: 'passGuard',
    find: '  if (mount.aliasFor !== undefined) readdress(exchange, mount.aliasFor(exchange.path, actor));\n',
    tests: ['analytics/analytics.test.ts'],
  },
  {
    name: 'an unreadable answer breaks the whole page',
    symbol: 'missingPart',
    find: 'Array.isArray(answer) !== isList',
    replace: 'false',
    tests: ['lib/answer-shape.test.ts'],
  },
];

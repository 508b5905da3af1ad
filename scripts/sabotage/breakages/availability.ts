import type { Breakage } from '../breakage.ts';

/** What keeps one visitor from stopping others, or from hiding what happens from the operator. */
export const AVAILABILITY: readonly Breakage[] = [
  {
    name: 'one address takes every connection',
    symbol: 'shareConnections',
    find: 'idle !== undefined || size < limits.of_a_busy_block',
    replace: 'true',
    tests: ['http/connection-shares.test.ts'],
  },
  {
    name: 'a slow receiver of webhooks waits among the quick ones',
    symbol: 'quickFrom',
    find: '  if (isSlow) return new Date(now.getTime() + APART_MS);\n',
    tests: ['webhooks/delivery.rules.test.ts', 'webhooks/deliveries.test.ts'],
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
    name: 'a page that does not exist is rendered for everybody who asks',
    symbol: 'findAbsentPage',
    find: '(await isThere(name)) ? null : { drawnAt: folder + ABSENT_NAME, name }',
    replace: '(await isThere(name)) ? null : { drawnAt: folder + name, name }',
    tests: ['http/absent-pages.test.ts'],
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

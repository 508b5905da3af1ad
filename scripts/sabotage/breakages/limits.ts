import type { Breakage } from './breakage.ts';

const REFUSALS = 'refusals.test.ts';

/** What one account may cost the others: sizes, turns, texts, connections, names. */
export const LIMITS_KEPT: readonly Breakage[] = [
  {
    name: 'keywords are thought of as often as somebody likes',
    symbol: 'begin',
    find: 'if (waitMs > 0) throw limited(waitMs);',
    replace: 'void [limited, waitMs];',
    tests: ['generation.test.ts'],
  },
  {
    name: 'an assistant is paid to think of keywords that no plan has room for',
    symbol: 'begin',
    find: 'if ((await roomFor(tx, userId)) === 0) throw keywordLimitReached();',
    replace: 'void keywordLimitReached;',
    tests: ['generation.test.ts'],
  },
  {
    name: 'choosing keywords of a batch deletes those of others, too',
    symbol: 'deleteBatch',
    find: 'eq(keywords.generation_batch_id, batchId),',
    replace: '',
    tests: ['generation.test.ts'],
  },

  {
    name: 'a list that is too long is judged entry by entry',
    symbol: 'lookAtSizes',
    find: 'value.length <= most.maximum',
    replace: 'value.length >= 0',
    tests: ['input-bounds.test.ts'],
  },
  {
    name: 'a list of the contract has no maximum',
    symbol: 'StartRun',
    find: '.max(CHANNELS.length).optional(),',
    replace: '.optional(),',
    tests: ['contract-bounds.test.ts'],
  },
  {
    name: 'a plan that holds fewer keywords is changed to all the same',
    symbol: 'blockersOf',
    find: 'limit !== null && keywords > limit',
    replace: 'limit !== null && keywords > limit * 1_000',
    tests: ['plan-change.rules.test.ts'],
  },
  {
    name: 'a plan that costs something is changed to without a payment',
    symbol: 'blockersOf',
    find: 'if (target.price_monthly > 0 && !takesPayments)',
    replace: 'if (target.price_monthly < 0 && !takesPayments)',
    tests: ['plan-change.rules.test.ts'],
  },
  {
    name: 'a body is read before it is known who sends it',
    symbol: 'answerCall',
    find: '  refuseCaller(call.name, context);\n',
    replace: '',
    tests: [REFUSALS],
  },
  {
    name: 'an oversized body keeps its connection',
    symbol: 'leaveBodyUnread',
    find: 'if (announced <= SKIPPED_BYTES_MAX) return;',
    replace: 'if (announced !== 0) return;',
    tests: [REFUSALS],
  },
  {
    name: 'half a character is asked about and paid',
    symbol: 'plainText',
    find: 'isStorable(text) && !MANY_MARKS.test(text)',
    replace: '!MANY_MARKS.test(text)',
    tests: ['contract-bounds.test.ts', 'hostile-text.test.ts'],
  },
  {
    name: 'an account reads without end',
    symbol: 'createReadLimiter',
    find: 'if (tokens >= 1) return;',
    replace: 'if (tokens >= -1) return;',
    tests: ['read-limit.test.ts'],
  },
  {
    name: 'reads of one account run all at once',
    symbol: 'createTurns',
    find: 'if (queue.running >= atOnce) {',
    replace: 'if (queue.running >= 1_000) {',
    tests: ['turns.test.ts', 'left-reads.test.ts'],
  },
  {
    name: 'a page is rendered anew for every search',
    symbol: 'createPages',
    find: 'knownSearch(search, options.searchNamesOf(path))',
    replace: 'search',
    tests: ['pages.test.ts'],
  },
  {
    name: 'measurements are read through a proxy',
    symbol: 'mayReadMetrics',
    find: 'if (parts.isBehindProxy) return false;',
    replace: '',
    tests: ['machine.test.ts'],
  },
  {
    name: 'a full disk is ready',
    symbol: 'createReadiness',
    find: 'free < FREE_BYTES_MIN',
    replace: 'free < 0',
    tests: ['machine.test.ts'],
  },
  {
    name: 'a foreign name is served',
    symbol: 'refuseForeignHost',
    find: 'if (own === null || host.toLowerCase() === own || LOOPBACK.test(host)) return;',
    replace: "if (host !== '') return;",
    tests: ['machine.test.ts'],
  },
  {
    name: 'an address of IPv6 has a limit of its own',
    symbol: 'addressBlock',
    find: 'groups.slice(0, 4)',
    replace: 'groups.slice(0, 8)',
    tests: ['client-address.test.ts', 'read-limit.test.ts'],
  },
];

import { type Breakage, FITNESS, SERVER } from './breakage.ts';

const REFUSALS = `${SERVER}/http/refusals.test.ts`;

/** What one account may cost the others: sizes, turns, texts, connections, names. */
export const LIMITS_KEPT: readonly Breakage[] = [
  {
    name: 'a list that is too long is judged entry by entry',
    file: `${SERVER}/http/input-bounds.ts`,
    find: 'value.length <= most.maximum',
    replace: 'value.length >= 0',
    tests: [`${SERVER}/http/input-bounds.test.ts`],
  },
  {
    name: 'a list of the contract has no maximum',
    file: 'packages/contract/src/runs.contract.ts',
    find: '.max(CHANNELS.length).optional(),',
    replace: '.optional(),',
    tests: [`${FITNESS}/contract-bounds.test.ts`],
  },
  {
    name: 'a body is read before it is known who sends it',
    file: `${SERVER}/http/listener.ts`,
    find: '  refuseCaller(call.name, context);\n',
    replace: '',
    tests: [REFUSALS],
  },
  {
    name: 'an oversized body keeps its connection',
    file: `${SERVER}/http/closing.ts`,
    find: 'if (announced <= SKIPPED_BYTES_MAX) return;',
    replace: 'if (announced !== 0) return;',
    tests: [REFUSALS],
  },
  {
    name: 'half a character is asked about and paid',
    file: 'packages/contract/src/text.ts',
    find: 'isStorable(text) && !MANY_MARKS.test(text)',
    replace: '!MANY_MARKS.test(text)',
    tests: [`${FITNESS}/contract-bounds.test.ts`, `${FITNESS}/hostile-text.test.ts`],
  },
  {
    name: 'an account reads without end',
    file: `${SERVER}/http/read-limit.ts`,
    find: 'if (tokens >= 1) return;',
    replace: 'if (tokens >= -1) return;',
    tests: [`${SERVER}/http/read-limit.test.ts`],
  },
  {
    name: 'reads of one account run all at once',
    file: `${SERVER}/http/turns.ts`,
    find: 'if (queue.running >= atOnce) {',
    replace: 'if (queue.running >= 1_000) {',
    tests: [`${SERVER}/http/turns.test.ts`, `${SERVER}/http/left-reads.test.ts`],
  },
  {
    name: 'a page is rendered anew for every search',
    file: `${SERVER}/http/pages.ts`,
    find: 'knownSearch(search, options.searchNamesOf(path))',
    replace: 'search',
    tests: [`${SERVER}/http/pages.test.ts`],
  },
  {
    name: 'measurements are read through a proxy',
    file: `${SERVER}/http/machine.ts`,
    find: 'if (parts.isBehindProxy) return false;',
    replace: '',
    tests: [`${SERVER}/http/machine.test.ts`],
  },
  {
    name: 'a full disk is ready',
    file: `${SERVER}/http/readiness.ts`,
    find: 'free < FREE_BYTES_MIN',
    replace: 'free < 0',
    tests: [`${SERVER}/http/machine.test.ts`],
  },
  {
    name: 'a foreign name is served',
    file: `${SERVER}/http/own-host.ts`,
    find: 'if (own === null || host.toLowerCase() === own || LOOPBACK.test(host)) return;',
    replace: "if (host !== '') return;",
    tests: [`${SERVER}/http/machine.test.ts`],
  },
  {
    name: 'an address of IPv6 has a limit of its own',
    file: `${SERVER}/http/client-address.ts`,
    find: 'groups.slice(0, 4)',
    replace: 'groups.slice(0, 8)',
    tests: [`${SERVER}/http/client-address.test.ts`, `${SERVER}/http/read-limit.test.ts`],
  },
];

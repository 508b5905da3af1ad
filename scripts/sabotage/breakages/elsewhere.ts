import { type Breakage, SERVER } from './breakage.ts';

/** The browser, detection and the build. */
export const ELSEWHERE: readonly Breakage[] = [
  {
    name: 'a name inside another word counts as a mention',
    file: 'packages/mentions/src/find/boundaries.ts',
    find: "  if (!isWordClass(before)) return text.charAt(start - 1) !== '_';",
    replace: '  if (start >= 0) return true;',
    tests: ['packages/mentions/src/detect-mentions.test.ts'],
  },
  {
    name: 'an answer is put into the page as HTML',
    file: 'apps/web/src/ui/answer/answer-text.tsx',
    find: '      <Blocks blocks={blocks} spans={spans} />',
    replace: '      <div dangerouslySetInnerHTML={{ __html: text + blocks.length + spans.length }} />',
    tests: ['apps/web/src/ui/answer/answer-text.test.tsx'],
  },
  {
    name: 'an early read is handed out twice',
    file: 'apps/web/src/lib/early-reads.ts',
    find: '    answers.delete(path);\n',
    replace: '',
    tests: ['apps/web/src/lib/early-reads.test.ts'],
  },
  {
    name: 'the next person in a document gets the answers of the one before',
    file: 'apps/web/src/lib/brought-answers.ts',
    find: "answers['/api/profile']?.id !== userId || ",
    replace: '',
    tests: ['apps/web/src/lib/brought-answers.test.ts'],
  },
  {
    name: 'a company name ends the data of a document',
    file: 'apps/web/src/lib/brought-answers.ts',
    find: ".replaceAll('<', '\\\\u003c')",
    replace: '',
    tests: ['apps/web/src/lib/brought-answers.test.ts', 'apps/web/src/first-words.test.ts'],
  },
  {
    name: 'a page waits for its first words as long as it takes',
    file: 'apps/server/src/http/first-words.ts',
    find: '      wait(waitMs, null, { signal: late.signal }),\n',
    replace: '',
    tests: ['apps/server/src/http/first-words.test.ts'],
  },
  {
    name: 'a page may load as much at first as it likes',
    file: 'scripts/first-load.ts',
    find: 'if (bytes <= limit * 1000) return [];',
    replace: 'if (bytes > 0) return [];',
    tests: ['scripts/first-load.test.ts'],
  },
  {
    name: 'a job is enqueued beside the transaction that causes it',
    file: `${SERVER}/jobs/job-queue.ts`,
    find: 'db: inside(tx), ',
    replace: '',
    tests: [`${SERVER}/jobs/jobs.test.ts`],
  },
  {
    name: 'the link in a mail is kept after it was sent',
    file: `${SERVER}/mail/outbox.queries.ts`,
    find: "text: '', ",
    replace: '',
    tests: [`${SERVER}/mail/outbox.test.ts`],
  },
  {
    name: 'an installation whose database is missing starts empty',
    file: `${SERVER}/database/embedded/data-dir.ts`,
    find: "if (!existsSync(note) || existsSync(join(clusterDir, 'PG_VERSION'))) return;",
    replace: 'return;',
    tests: [`${SERVER}/bad-starts.test.ts`],
  },
  {
    name: 'an answer of many lines throws where it is shown',
    file: 'apps/web/src/ui/answer/markdown/parse-inline.ts',
    find: '      for (const node of this.#plain(plainFrom, end)) nodes.push(node);',
    replace: '      nodes.push(...this.#plain(plainFrom, end));',
    tests: ['apps/web/src/ui/answer/markdown/parse-markdown.test.ts'],
  },
];

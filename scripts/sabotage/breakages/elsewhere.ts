import type { Breakage } from './breakage.ts';

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
    name: 'a page may load as much at first as it likes',
    file: 'scripts/first-load.ts',
    find: 'if (bytes <= limit * 1000) return [];',
    replace: 'if (bytes > 0) return [];',
    tests: ['scripts/first-load.test.ts'],
  },
];

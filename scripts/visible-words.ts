import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { countVisibleWords, type PageWords } from '../e2e/screenshots/visible-words.ts';
import { makeDataDir, startProduct } from './product.ts';

/**
 * `node scripts/visible-words.ts` counts the product's own words on nine pages of the demonstration, beside the count of
 * 2026-11-28, and fails above the limits. `--texts` prints the texts.
 */
const { values } = parseArgs({ options: { texts: { type: 'boolean', default: false } } });

/** The words of the commits of 2026-11-28. */
const BEFORE: Readonly<Record<string, { visible: number; opened: number }>> = {
  home: { visible: 85, opened: 167 },
  dashboard: { visible: 140, opened: 261 },
  keyword: { visible: 330, opened: 342 },
  report: { visible: 222, opened: 273 },
  competitors: { visible: 128, opened: 215 },
  opportunities: { visible: 242, opened: 242 },
  presence: { visible: 77, opened: 232 },
  plans: { visible: 168, opened: 168 },
  settings: { visible: 78, opened: 78 },
};
/** Of the words before. */
const SHARE_MAX = { visible: 0.6, opened: 0.85 } as const;
const KINDS = ['visible', 'opened'] as const;

const user = { name: 'the user counting words' };
const dataDir = makeDataDir(user);
const product = await startProduct(user, dataDir);
try {
  const [, email = '', password = ''] =
    /Sign in as demonstration: (\S+) \/ (\S+)/.exec(product.output()) ?? [];
  const counted = await countVisibleWords({ baseUrl: product.baseUrl, account: { email, password } });
  process.stdout.write(
    '| page | visible: 2026-11-28 | now | share | with folded text and popovers: 2026-11-28 | now | share |\n|---|---|---|---|---|---|---|\n',
  );
  for (const page of counted)
    process.stdout.write(`| ${page.page} | ${KINDS.map((kind) => cellsOf(page, kind)).join(' | ')} |\n`);
  if (values.texts) for (const { page, texts } of counted) process.stdout.write(textsOf(page, texts));
  const tooMany = counted.flatMap((page) =>
    KINDS.filter((kind) => shareOf(page, kind) > SHARE_MAX[kind]).map((kind) => `${page.page} (${kind})`),
  );
  if (tooMany.length > 0) {
    process.stdout.write(
      `More than ${SHARE_MAX.visible * 100}% visible or ${SHARE_MAX.opened * 100}% with what is folded: ${tooMany.join(', ')}\n`,
    );
    process.exitCode = 1;
  }
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function shareOf(page: PageWords, kind: (typeof KINDS)[number]): number {
  return page[kind] / (BEFORE[page.page]?.[kind] ?? 0);
}

function cellsOf(page: PageWords, kind: (typeof KINDS)[number]): string {
  return `${BEFORE[page.page]?.[kind]} | ${page[kind]} | ${(100 * shareOf(page, kind)).toFixed(1)}%`;
}

function textsOf(page: string, { visible, opened }: PageWords['texts']): string {
  return `\n## ${page}\nVisible: ${visible.join(' | ')}\nOpened: ${opened.join(' | ')}\n`;
}

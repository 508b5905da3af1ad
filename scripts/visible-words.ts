import { rmSync } from 'node:fs';
import { countVisibleWords } from '../e2e/screenshots/visible-words.ts';
import { makeDataDir, startProduct } from './product.ts';

// `node scripts/visible-words.ts` counts the words of its own that nine pages of the demonstration show.
const user = { name: 'the user counting words' };
const dataDir = makeDataDir(user);
const product = await startProduct(user, dataDir);
try {
  const [, email = '', password = ''] =
    /Sign in as demonstration: (\S+) \/ (\S+)/.exec(product.output()) ?? [];
  const counted = await countVisibleWords({ baseUrl: product.baseUrl, account: { email, password } });
  process.stdout.write('| page | visible | with folded text and popovers |\n|---|---|---|\n');
  for (const { page, visible, opened } of counted)
    process.stdout.write(`| ${page} | ${visible} | ${opened} |\n`);
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

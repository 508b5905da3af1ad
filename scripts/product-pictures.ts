import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { takeProductPictures } from '../e2e/screenshots/product-pictures.ts';
import { ROOT } from './build-stamp.ts';
import { makeDataDir, startProduct } from './product.ts';

/**
 * `node scripts/product-pictures.ts` starts a demonstration and takes the pictures of the landing page and the README,
 * dark and light. With `--origin`, `--email` and `--password` it takes them of one that runs already.
 */
const { values } = parseArgs({
  options: { origin: { type: 'string' }, email: { type: 'string' }, password: { type: 'string' } },
});
const { origin, email = '', password = '' } = values;
const folder = join(ROOT, 'apps/web/public/pictures');

if (origin !== undefined) await take(origin, email, password);
else {
  const user = { name: 'the user taking the pictures' };
  const dataDir = makeDataDir(user);
  const product = await startProduct(user, dataDir);
  try {
    const [, printed = '', secret = ''] =
      /Sign in as demonstration: (\S+) \/ (\S+)/.exec(product.output()) ?? [];
    await take(product.baseUrl, printed, secret);
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function take(baseUrl: string, account: string, secret: string): Promise<void> {
  const taken = await takeProductPictures({ baseUrl, account: { email: account, password: secret } }, folder);
  for (const { file, bytes } of taken) process.stdout.write(`${file.slice(ROOT.length)} ${bytes} bytes\n`);
}

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Account, takeProductPictures } from '../e2e/screenshots/product-pictures.ts';
import { ROOT } from './build-stamp.ts';
import { makeDataDir, startProduct } from './product.ts';

/**
 * `node scripts/product-pictures.ts` takes the pictures of the landing page, the README and the help, in each language, of
 * a demonstration that it starts, or of a running one with `--origin`, `--email` and `--password`. `--only help/` takes those named so.
 */
const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string' },
    only: { type: 'string' },
  },
});
const { origin, email = '', password = '', only = '' } = values;
const folder = join(ROOT, 'apps/web/public/pictures');

if (origin !== undefined) await take(origin, { email, password }, undefined);
else {
  const user = { name: 'the user taking the pictures' };
  const dataDir = makeDataDir(user);
  const product = await startProduct(user, dataDir);
  try {
    await take(
      product.baseUrl,
      printedAccount(product.output(), 'demonstration'),
      printedAccount(product.output(), 'administrator'),
    );
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function take(baseUrl: string, account: Account, administrator: Account | undefined): Promise<void> {
  const taken = await takeProductPictures(
    { baseUrl, account, only, ...(administrator && { administrator }) },
    folder,
  );
  for (const { file, bytes } of taken) process.stdout.write(`${file.slice(ROOT.length)} ${bytes} bytes\n`);
}

/** As a first start prints an account. */
function printedAccount(output: string, role: string): Account {
  const [, email = '', password = ''] = new RegExp(`Sign in as ${role}: (\\S+) / (\\S+)`).exec(output) ?? [];
  return { email, password };
}

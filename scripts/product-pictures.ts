import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Account, takeProductPictures } from '../e2e/screenshots/product-pictures.ts';
import { LANGUAGES } from '../packages/contract/src/index.ts';
import { ROOT } from './build-stamp.ts';
import { type PicturedText, readPicturedTexts, saidIn, writePicturedTexts } from './pictured-texts.ts';
import { makeDataDir, startProduct } from './product.ts';

/**
 * `node scripts/product-pictures.ts` takes the pictures of the landing page, the README and the help, in each language, of
 * a demonstration that it starts, or of a running one with `--origin`, `--email` and `--password`. `--only help/` takes those named so.
 * It lists the texts they show, so that a test fails once the product says something else.
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
  const said = new Map(
    await Promise.all(LANGUAGES.map(async (language) => [language, await saidIn(language)] as const)),
  );
  const shown = taken.flatMap(({ language, name, texts }): PicturedText[] =>
    texts
      .filter((text) => said.get(language)?.has(text))
      .map((text) => ({ picture: `${language}/${name}`, text })),
  );
  const isRetaken = new Set(shown.map(({ picture }) => picture));
  const kept = only === '' ? [] : readPicturedTexts().filter(({ picture }) => !isRetaken.has(picture));
  writePicturedTexts([...kept, ...shown]);
}

/** As a first start prints an account. */
function printedAccount(output: string, role: string): Account {
  const [, email = '', password = ''] = new RegExp(`Sign in as ${role}: (\\S+) / (\\S+)`).exec(output) ?? [];
  return { email, password };
}

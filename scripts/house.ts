import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build-stamp.ts';
import { FEATURES, MODULES } from './house/house.ts';
import { type Fault, judgeHouse } from './house/judge-house.ts';

/** `npm run check` ends with it: who imports whom, what kinds of files there are, and where statements stand. */
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const paths = listed
  .split('\n')
  .filter((path) => path !== '' && !path.endsWith('.gen.ts') && existsSync(join(ROOT, path)));
const { files, directions, faults } = judgeHouse(
  new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])),
);

/** Kinds of which none is left, and none may come again. */
const FORBIDDEN: readonly Fault['kind'][] = ['arrow', 'circle', 'unlisted'];
const count = (kind: Fault['kind']) => faults.filter((fault) => fault.kind === kind).length;
const only = process.argv[2];
for (const { kind, path, message } of faults)
  if (only === kind || (only === undefined && FORBIDDEN.includes(kind)))
    process.stdout.write(`${path} ${message}\n`);
process.stdout.write(
  `${files} files, ${MODULES.length} modules, ${FEATURES.length} features, ${directions} directions walked: ` +
    `circles ${count('circle')}, arrows back up ${count('arrow')}, folders not listed ${count('unlisted')}, ` +
    `files outside the vocabulary ${count('vocabulary')}, SQL outside queries ${count('sql')}, spread literals ${count('spread')}\n`,
);
process.exit(FORBIDDEN.some((kind) => count(kind) > 0) ? 1 : 0);

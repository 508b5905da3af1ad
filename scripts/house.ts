import { FEATURES, MODULES, PAGES, ROUTE_LINES_MAX } from './house/house.ts';
import { type Fault, judgeHouse } from './house/judge-house.ts';
import { readSources } from './read-sources.ts';

/** `npm run check` ends with it: who imports whom, what kinds of files there are, and where statements stand. */
const { files, directions, faults } = judgeHouse(readSources());

/** Kinds of which none is left, and none may come again. */
const FORBIDDEN: readonly Fault['kind'][] = [
  'arrow',
  'circle',
  'unlisted',
  'vocabulary',
  'sql',
  'spread',
  'long-route',
];
const count = (kind: Fault['kind']) => faults.filter((fault) => fault.kind === kind).length;
const only = process.argv[2];
for (const { kind, path, message } of faults)
  if (only === kind || (only === undefined && FORBIDDEN.includes(kind)))
    process.stdout.write(`${path} ${message}\n`);
process.stdout.write(
  `${files} files, ${MODULES.length} modules, ${FEATURES.length} features, ${PAGES.length} pages, ${directions} directions walked: ` +
    `circles ${count('circle')}, arrows back up ${count('arrow')}, folders not listed ${count('unlisted')}, routes over ${ROUTE_LINES_MAX} lines ${count('long-route')}, ` +
    `files outside the vocabulary ${count('vocabulary')}, SQL outside queries ${count('sql')}, spread literals ${count('spread')}\n`,
);
process.exit(FORBIDDEN.some((kind) => count(kind) > 0) ? 1 : 0);

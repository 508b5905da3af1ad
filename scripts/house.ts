import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Judged, judgeKeys, judgePolicies, readTables } from '../apps/server/test/judge-tenancy.ts';
import { BUILT_LANGUAGES } from '../apps/web/build-language.ts';
import { ROOT } from './build-stamp.ts';
import { countStyle, grownStyle, SENTENCE_WORDS_MAX, styleTexts } from './house/count-style.ts';
import { FEATURES, MODULE_LINES_MAX, MODULES, PAGES, ROUTE_LINES_MAX } from './house/house.ts';
import { judgeChanges } from './house/judge-changes.ts';
import { judgeDecisions } from './house/judge-decisions.ts';
import { type Fault, judgeHouse } from './house/judge-house.ts';
import { judgeMessages } from './house/judge-messages.ts';
import { missingTexts } from './house/judge-specified.ts';
import { judgeTexts, textsOutside } from './house/judge-texts.ts';
import { judgeTranslations } from './house/judge-translations.ts';
import { grownResources, inWords, measureResources } from './house/measure-resources.ts';
import { readMessages } from './house/read-messages.ts';
import { SPECIFIED_TEXTS } from './house/specified-texts.fixture.ts';
import { readSources } from './read-sources.ts';
import { readReleases } from './release/release.ts';

/** `npm run check` ends with it: who imports whom, what kinds of files there are, and where statements stand. */
const sources = readSources();
const { files, directions, faults, largest } = judgeHouse(sources);
const resources = measureResources(sources);
const texts = textsOutside(sources);
const catalogue = await readMessages(sources);
const messages = judgeMessages(sources, catalogue);
const german = judgeTranslations(catalogue, 'de');
const style = countStyle(styleTexts(sources, catalogue));
const keys = judgeKeys(await readTables());
const policies = judgePolicies();
const wrong = (judged: readonly Judged[]) =>
  judged.flatMap(({ name, fault }) => (fault === null ? [] : [`${name} ${fault}`]));
const refused = [
  ...wrong(keys),
  ...wrong(policies),
  ...judgeTexts(texts),
  ...messages.faults,
  // A language is built once all of it is there.
  ...(BUILT_LANGUAGES.includes('de') ? german.faults : []),
  ...missingTexts(SPECIFIED_TEXTS, sources, catalogue),
  ...grownStyle(style),
  ...grownResources(resources),
  ...judgeDecisions(readdirSync(join(ROOT, 'docs/decisions'))),
  ...judgeChanges(readReleases(ROOT)),
];

/** Kinds of which none is left, and none may come again. */
const FORBIDDEN: readonly Fault['kind'][] = [
  'arrow',
  'circle',
  'unlisted',
  'vocabulary',
  'sql',
  'spread',
  'long-route',
  'long-module',
  'verb',
  'mantine',
  'word',
];
const count = (kind: Fault['kind']) => faults.filter((fault) => fault.kind === kind).length;
const only = process.argv[2];
for (const { kind, path, message } of faults)
  if (only === kind || (only === undefined && FORBIDDEN.includes(kind)))
    process.stdout.write(`${path} ${message}\n`);
process.stdout.write(
  `${files} files, ${MODULES.length} modules, ${FEATURES.length} features, ${PAGES.length} pages, ${directions} directions walked: ` +
    `largest module ${largest.module} with ${largest.lines} lines of at most ${MODULE_LINES_MAX}, circles ${count('circle')}, arrows back up ${count('arrow')}, folders not listed ${count('unlisted')}, routes over ${ROUTE_LINES_MAX} lines ${count('long-route')}, ` +
    `files outside the vocabulary ${count('vocabulary')}, SQL outside queries ${count('sql')}, verbs of another shape ${count('verb')}, Mantine outside ui ${count('mantine')}, spread literals ${count('spread')}, words to avoid ${count('word')}\n`,
);
process.stdout.write(
  `messages: ${messages.total}, of the specification ${messages.specified}; texts outside them ${[...texts.values()].flat().length}, in German ${german.translated}\n`,
);
process.stdout.write(
  `style: sentences against docs/style.md in messages ${style.patterns.messages}, documents ${style.patterns.documents}, comments ${style.patterns.comments}; messages with more than ${SENTENCE_WORDS_MAX} words in a sentence ${style.longSentences}\n`,
);
process.stdout.write(
  `tenancy: of ${keys.length} keys of accounts' tables ${wrong(keys).length} do not begin with the account, of ${policies.length} policies ${wrong(policies).length} have a sub-select\n`,
);
process.stdout.write(`resources: ${resources.map(inWords).join('; ')}\n`);
for (const fault of refused) process.stdout.write(`${fault}\n`);
process.exit(refused.length > 0 || FORBIDDEN.some((kind) => count(kind) > 0) ? 1 : 0);

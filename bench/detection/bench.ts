import { RULES_VERSION } from '@answerscope/mentions';
import { describeMachine } from '../machine.ts';
import { accuracyTable, groupTable } from './accuracy.ts';
import { hostileTable } from './hostile.ts';
import { developmentCases, type LabelledCase, ownCases } from './labelled-cases.ts';
import { growthTable, speedTable } from './speed.ts';

/** How right and how fast the engine is. `accuracy`, `speed`, `growth`, `hostile` as arguments run only that part. */
const wanted = process.argv.slice(2);
const print = (text: string): boolean => process.stdout.write(`${text}\n\n`);
const runs = (part: string): boolean => wanted.length === 0 || wanted.includes(part);

function printAccuracy(title: string, cases: readonly LabelledCase[]): void {
  const named = cases.filter(({ mentioned }) => mentioned).length;
  print(`### ${title}: ${cases.length} cases, the brand named in ${named}`);
  print(accuracyTable(cases));
  print(groupTable(cases, 'kind'));
  print(groupTable(cases, 'lang'));
}

print(`${describeMachine()}; rules ${RULES_VERSION}`);
if (runs('accuracy')) {
  const development = developmentCases();
  if (development === null) print('The development set is not beside the repository: skipped.');
  else printAccuracy('Development set', development);
  printAccuracy('Own cases', ownCases());
}
if (runs('speed')) print(`### Speed\n\n${speedTable()}`);
if (runs('growth')) print(`### Growth with text and names\n\n${growthTable()}`);
if (runs('hostile')) print(`### Hostile texts\n\n${hostileTable(12)}`);

import { detectMentions } from '../src/index.ts';
import { bySubstring, byWholeWord } from './baselines.ts';
import { askDetector, type Verdict } from './detector.ts';
import { readDoubtfulPlaces } from './doubtful-places.ts';
import { type LabelledCase, ownCases } from './labelled-cases.ts';
import { benchmarkTable, type Row, unanswered } from './table.ts';

/** `npm run benchmark` prints the table; `npm run benchmark -- <command>` adds the detector that the command starts. */
const cases = ownCases();
const byAnswer = (detect: (each: LabelledCase) => boolean): Map<string, Verdict> =>
  new Map(cases.map((each) => [each.id, { mentioned: detect(each), spans: null }]));

function byRules(each: LabelledCase): Verdict {
  const { mentioned, mentions } = detectMentions({ ...each, language: each.lang });
  return { mentioned, spans: mentions.map(({ start, end }) => [start, end] as const) };
}

const rows: Row[] = [
  { name: 'substring', verdicts: byAnswer(bySubstring) },
  { name: 'whole word', verdicts: byAnswer(byWholeWord) },
  { name: 'Answerscope, rules alone', verdicts: new Map(cases.map((each) => [each.id, byRules(each)])) },
  // A reader is a model behind a key: `npm run test:live -- --reader` measures one.
  { name: 'Answerscope, rules and a reader', verdicts: null },
];

const command = process.argv.slice(2);
if (command.length > 0) {
  const verdicts = await askDetector(command, cases).catch(refuse);
  const missing = unanswered(verdicts, cases);
  if (missing.length > 0)
    refuse(new Error(`No verdict on ${missing.length} cases, among them ${missing.slice(0, 3).join(', ')}`));
  rows.push({ name: `\`${command.join(' ')}\``, verdicts });
}
process.stdout.write(`${benchmarkTable(rows, cases, readDoubtfulPlaces())}\n`);

function refuse(error: Error): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

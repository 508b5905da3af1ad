import { detectMentions } from '@answerscope/mentions';
import { bySubstring, byWholeWord } from '@answerscope/mentions/baselines.ts';
import type { LabelledCase } from '@answerscope/mentions/labelled-cases.ts';
import { wilsonInterval } from '@answerscope/statistics';

/** From this many cases on, the accuracy of a kind or language has a floor. */
const ENOUGH_CASES = 15;

type Detector = (labelled: LabelledCase) => boolean;

const byEngine: Detector = (labelled) =>
  detectMentions({
    answer: labelled.answer,
    question: labelled.question,
    brand: labelled.brand,
    competitors: labelled.competitors,
    language: labelled.lang,
  }).mentioned;

const withoutHint: Detector = (labelled) => byEngine({ ...labelled, lang: '' });

const DETECTORS: readonly (readonly [string, Detector])[] = [
  ['Answerscope', byEngine],
  ['Answerscope, language not told', withoutHint],
  ['whole word', byWholeWord],
  ['substring', bySubstring],
];

/** What the engine must reach on a set, and in each kind and language with enough cases. */
const MIN_RATE = 0.95;
const MIN_GROUP_ACCURACY = 0.85;

/** What the engine's verdicts on labelled cases miss of what is required, in words. */
export function missedAccuracy(title: string, cases: readonly LabelledCase[]): string[] {
  const judged = cases.map((labelled) => ({ labelled, said: byEngine(labelled) }));
  const both = judged.filter(({ labelled, said }) => said && labelled.mentioned).length;
  const rates = {
    precision: both / judged.filter(({ said }) => said).length,
    recall: both / judged.filter(({ labelled }) => labelled.mentioned).length,
  };
  const missed = Object.entries(rates)
    .filter(([, value]) => !(value >= MIN_RATE))
    .map(([name, value]) => `${title}: ${name} ${percent(value)}%, required ${percent(MIN_RATE)}%`);
  for (const key of ['kind', 'lang'] as const) {
    for (const [name, group] of Map.groupBy(judged, ({ labelled }) => labelled[key])) {
      const right = group.filter(({ labelled, said }) => said === labelled.mentioned).length / group.length;
      if (group.length < ENOUGH_CASES || right >= MIN_GROUP_ACCURACY) continue;
      missed.push(
        `${title}: ${key} ${name} ${percent(right)}% of ${group.length}, required ${percent(MIN_GROUP_ACCURACY)}%`,
      );
    }
  }
  return missed;
}

const percent = (value: number): string => (value * 100).toFixed(1);

/** A rate in percent with its 95% range (Wilson). */
export function rate(part: number, whole: number): string {
  const interval = wilsonInterval(part, whole);
  if (interval === null) return '–';
  return `${percent(part / whole)} (${percent(interval.low)}–${percent(interval.high)})`;
}

function detectorRow(name: string, cases: readonly LabelledCase[], detect: Detector): string {
  const said = cases.map((labelled) => ({ said: detect(labelled), is: labelled.mentioned }));
  const both = said.filter((each) => each.said && each.is).length;
  const positives = said.filter((each) => each.said).length;
  const named = said.filter((each) => each.is).length;
  const right = said.filter((each) => each.said === each.is).length;
  const f1 = (2 * both) / (positives + named);
  return `| ${name} | ${rate(both, positives)} | ${rate(both, named)} | ${f1.toFixed(3)} | ${rate(right, cases.length)} |`;
}

/** Precision, recall and F1 of the engine and the baselines on the same cases, as a table. */
export function accuracyTable(cases: readonly LabelledCase[]): string {
  return [
    '| detector | precision % | recall % | F1 | accuracy % |',
    '|---|---|---|---|---|',
    ...DETECTORS.map(([name, detect]) => detectorRow(name, cases, detect)),
  ].join('\n');
}

/** Accuracy per kind or language; groups with enough cases for the floor are marked. */
export function groupTable(cases: readonly LabelledCase[], key: 'kind' | 'lang'): string {
  const rows = [...Map.groupBy(cases, (labelled) => labelled[key])]
    .sort((a, b) => b[1].length - a[1].length)
    .map(([name, group]) => {
      const share = (detect: Detector): number =>
        group.filter((labelled) => detect(labelled) === labelled.mentioned).length;
      const mark = group.length >= ENOUGH_CASES ? ' ●' : '';
      const others = [byWholeWord, bySubstring].map((detect) => percent(share(detect) / group.length));
      return `| ${name}${mark} | ${group.length} | ${rate(share(byEngine), group.length)} | ${others.join(' | ')} |`;
    });
  return [
    `| ${key} (● ${ENOUGH_CASES} cases or more) | n | Answerscope, accuracy % | whole word | substring |`,
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

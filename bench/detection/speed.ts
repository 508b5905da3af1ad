import { pathToFileURL } from 'node:url';
import { type BrandNames, detectMentions } from '@answerscope/mentions';
import { escapeName } from '@answerscope/mentions/baselines.ts';
import { quantile } from '../machine.ts';
import { timed, timedOften } from './processor-time.ts';
import { BRANDS, inventedBrands, typicalAnswers } from './typical-answers.ts';
import { writtenAnswers } from './written-answers.ts';

const ANSWERS = 400;
const PASSES = 15;
const WARM_UPS = 8;
const [BRAND, ...COMPETITORS] = BRANDS;

function megabytes(answers: readonly string[]): number {
  return answers.reduce((sum, answer) => sum + Buffer.byteLength(answer), 0) / 1e6;
}

/** What one verdict is asked of. */
type Judging = Parameters<typeof detectMentions>[0];

type Detect = (input: Judging) => unknown;

function judgeAll(all: readonly Judging[], detect: Detect = detectMentions): void {
  for (const each of all) detect(each);
}

/** The engine of another checkout, to be measured beside this one. */
export async function detectorOf(checkout: string): Promise<Detect> {
  const url = pathToFileURL(`${checkout}/packages/mentions/src/index.ts`).href;
  const { detectMentions: detect } = (await import(url)) as { detectMentions: Detect };
  return detect;
}

function generated(answers: readonly string[], competitors: readonly BrandNames[]): Judging[] {
  const question = 'Which project tool fits a team of ten?';
  return answers.map((answer) => ({ answer, question, brand: BRAND, competitors }));
}

function alternation(brands: readonly BrandNames[]): RegExp {
  const names = brands.flatMap(({ name, aliases }) => [name, ...(aliases ?? [])]);
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escapeName);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

function findAll(answers: readonly string[], pattern: RegExp): number {
  let found = 0;
  for (const answer of answers) for (const _ of answer.matchAll(pattern)) found++;
  return found;
}

/** Of the speed of one RegExp of all names, in turns with it: alike on a core at rest and on a busy one. */
const MIN_SHARE = 0.07;

interface Measured {
  name: string;
  judgings: readonly Judging[];
  detect: Detect;
  times: number[];
}

/**
 * Megabytes of answers per second of full verdicts, on generated answers and on answers as assistants write them, and of
 * a plain search for the same names, all in turns.
 * @param other another engine that judges the same in the same turns
 */
export function speeds(other: Detect | null): { table: string; missed: string[] } {
  const answers = typicalAnswers(ANSWERS);
  const pattern = alternation(BRANDS);
  const first: Measured = {
    name: 'generated, English, 60 names',
    judgings: generated(answers, COMPETITORS),
    detect: detectMentions,
    times: [],
  };
  const written = writtenAnswers().map((set): Measured => ({ ...set, detect: detectMentions, times: [] }));
  const own = [first, ...written];
  const sets = own.flatMap((set): Measured[] =>
    other === null
      ? [set]
      : [set, { ...set, name: `${set.name}, the other checkout`, detect: other, times: [] }],
  );
  const plain: number[] = [];
  for (let pass = 0; pass < PASSES + WARM_UPS; pass++) {
    const times = sets.map(({ judgings, detect }) => timed(() => judgeAll(judgings, detect)));
    const search = timed(() => findAll(answers, pattern));
    if (pass < WARM_UPS) continue;
    sets.forEach((set, index) => {
      set.times.push(times[index] ?? 0);
    });
    plain.push(search);
  }
  const share = quantile(plain, 0.5) / quantile(first.times, 0.5);
  const missed =
    share >= MIN_SHARE
      ? []
      : [`speed: ${share.toFixed(3)} of the plain search for the same names, required ${MIN_SHARE}`];
  const table = [
    `One core, ${PASSES} passes in turns`,
    '',
    '| answers | n | kB each | MB/s, median | slowest–fastest pass | µs an answer |',
    '|---|---|---|---|---|---|',
    ...sets.map(speedRow),
    speedRow({ ...first, name: 'the generated, one RegExp of all names, places only', times: plain }),
    '',
    `Full verdicts of the generated answers have ${share.toFixed(3)} of the speed of the plain search; ${MIN_SHARE} required`,
  ].join('\n');
  return { table, missed };
}

const answersOf = ({ judgings }: Measured): string[] => judgings.map(({ answer }) => answer);

const speedOf = (set: Measured, time: number): number => megabytes(answersOf(set)) / (time / 1000);

function speedRow(set: Measured): string {
  const { name, times, judgings } = set;
  const speed = (time: number): string => speedOf(set, time).toFixed(1);
  const size = ((megabytes(answersOf(set)) * 1000) / judgings.length).toFixed(1);
  const each = ((quantile(times, 0.5) / judgings.length) * 1000).toFixed(0);
  return `| ${name} | ${judgings.length} | ${size} | ${speed(quantile(times, 0.5))} | ${speed(Math.max(...times))}–${speed(Math.min(...times))} | ${each} |`;
}

/** The fastest of a few times, each of them long enough to say something. */
function fastest(work: () => void): number {
  timedOften(work);
  return Math.min(...Array.from({ length: 5 }, () => timedOften(work)));
}

/** Time for one, two and four times the text of one answer, and one, two and four times the names. */
export function growthTable(): string {
  const base = typicalAnswers(20).join('\n\n');
  const answers = typicalAnswers(100);
  const names = inventedBrands(160);
  const rows = [1, 2, 4].map((factor) => {
    const text = base.repeat(factor);
    const byText = fastest(() => judgeAll(generated([text], COMPETITORS)));
    const more = [...COMPETITORS, ...names.slice(0, COMPETITORS.length * (factor - 1))];
    const byNames = fastest(() => judgeAll(generated(answers, more)));
    return { factor, byText, byNames };
  });
  const [first] = rows;
  return [
    `| times | one answer of ${(base.length / 1000).toFixed(0)} kB × times, ms | ratio | ${COMPETITORS.length} competitors × times on 100 answers, ms | ratio |`,
    '|---|---|---|---|---|',
    ...rows.map(({ factor, byText, byNames }) => {
      const ratio = (value: number, of: number | undefined): string => (value / (of ?? value)).toFixed(2);
      return `| ${factor} | ${byText.toFixed(1)} | ${ratio(byText, first?.byText)} | ${byNames.toFixed(1)} | ${ratio(byNames, first?.byNames)} |`;
    }),
  ].join('\n');
}

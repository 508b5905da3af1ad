import { type BrandNames, detectMentions } from '@answerscope/mentions';
import { escapeName } from '@answerscope/mentions/baselines.ts';
import { quantile } from '../machine.ts';
import { BRANDS, countNames, inventedBrands, typicalAnswers } from './typical-answers.ts';

const ANSWERS = 400;
const PASSES = 15;
const WARM_UPS = 8;
const [BRAND, ...COMPETITORS] = BRANDS;

/** Milliseconds this thread computed, so that other work on the machine does not count. */
function timed(work: () => void): number {
  const started = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1000;
}

function megabytes(answers: readonly string[]): number {
  return answers.reduce((sum, answer) => sum + Buffer.byteLength(answer), 0) / 1e6;
}

function judgeAll(answers: readonly string[], competitors: readonly BrandNames[]): void {
  for (const answer of answers) {
    detectMentions({ answer, question: 'Which project tool fits a team of ten?', brand: BRAND, competitors });
  }
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

/** Megabytes of answers a second that one core at rest must judge. */
const MIN_SPEED = 20;

/** Megabytes of answers per second: the engine's full verdicts and a plain search for the same names, in turns. */
export function speeds(): { table: string; missed: string[] } {
  const answers = typicalAnswers(ANSWERS);
  const fewest = Math.min(...answers.map(countNames));
  const size = megabytes(answers);
  const pattern = alternation(BRANDS);
  const engine: number[] = [];
  const plain: number[] = [];
  for (let pass = 0; pass < PASSES + WARM_UPS; pass++) {
    const a = timed(() => judgeAll(answers, COMPETITORS));
    const b = timed(() => findAll(answers, pattern));
    if (pass < WARM_UPS) continue;
    engine.push(a);
    plain.push(b);
  }
  const speed = (time: number): string => (size / (time / 1000)).toFixed(1);
  const row = (name: string, times: readonly number[]): string => {
    const each = ((quantile(times, 0.5) / ANSWERS) * 1000).toFixed(0);
    return `| ${name} | ${speed(quantile(times, 0.5))} | ${speed(Math.max(...times))}–${speed(Math.min(...times))} | ${each} |`;
  };
  const middle = quantile(engine, 0.5);
  const missed =
    size / (middle / 1000) >= MIN_SPEED
      ? []
      : [
          `speed: ${speed(middle)} MB/s (fastest pass ${speed(Math.min(...engine))}), required ${MIN_SPEED} at rest`,
        ];
  const table = [
    `${ANSWERS} answers of ${((size * 1000) / ANSWERS).toFixed(1)} kB, ${fewest} or more known names in each, brand and ${COMPETITORS.length} competitors of 3 names, one core, ${PASSES} passes in turns`,
    '',
    '| | MB/s, median | slowest–fastest pass | µs an answer |',
    '|---|---|---|---|',
    row('full verdicts', engine),
    row('one RegExp of all names, places only', plain),
  ].join('\n');
  return { table, missed };
}

function median(work: () => void): number {
  for (let i = 0; i < 2; i++) work();
  return quantile(
    Array.from({ length: 5 }, () => timed(work)),
    0.5,
  );
}

/** Time for one, two and four times the text of one answer, and one, two and four times the names. */
export function growthTable(): string {
  const base = typicalAnswers(20).join('\n\n');
  const answers = typicalAnswers(100);
  const names = inventedBrands(160);
  const rows = [1, 2, 4].map((factor) => {
    const text = base.repeat(factor);
    const byText = median(() => judgeAll([text], COMPETITORS));
    const more = [...COMPETITORS, ...names.slice(0, COMPETITORS.length * (factor - 1))];
    const byNames = median(() => judgeAll(answers, more));
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

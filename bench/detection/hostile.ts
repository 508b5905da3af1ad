import { detectMentions } from '@answerscope/mentions';
import { seededRandom } from '../../scripts/seeded-random.ts';
import { timed, timedOften } from './processor-time.ts';
import { BRANDS } from './typical-answers.ts';

const LENGTH = 1_000_000;
const FUZZ_TEXTS = 40;
const RUNS = 5;
const [BRAND, ...COMPETITORS] = BRANDS;

/** Pieces that a parser of markdown or a matcher of names could stumble over. */
const PIECES: readonly [string, ...string[]] = [
  'Notion',
  'notion',
  'Notio',
  'N',
  'Notion Labs ',
  'Linear',
  'Height ',
  'monday.',
  'monday.com',
  'Asana',
  '10,000ft',
  '[',
  ']',
  '](',
  '(',
  ')',
  '*',
  '**',
  '_',
  '`',
  '```\n',
  '~~',
  '<',
  '<a ',
  '</',
  '>',
  '<!--',
  '&',
  '&amp;',
  '&#',
  ';',
  'http://',
  'https://notion.so/',
  'www.',
  'a.',
  '.',
  '..',
  '@',
  'a@',
  ':',
  '\\',
  '"',
  '“',
  '”',
  '«',
  "'",
  '’s',
  '\n',
  '\n\n',
  ' ',
  '   ',
  '\t',
  '- ',
  '1. ',
  '# ',
  '| ',
  '> ',
  '[^1]: ',
  '[1]',
  '+1',
  '?',
  '!',
  ',',
  ', and ',
  ' or ',
  'A',
  'The ',
  'I have no information about ',
  'Sources:\n',
  '日本',
  '東京',
  'ノ',
  '가',
  'ال',
  'א',
  'ж',
  'é',
  'e\u0301',
  '\u200b',
  '\u200d',
  '\u00ad',
  '😀',
  '\ud800',
  '【',
  '】',
  '\ue200',
  'ß',
  'İ',
  '1',
  'x',
  '-',
  '–',
];

function repeated(piece: string): string {
  return piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
}

/** One megabyte of one to four pieces in turn, chosen by the seed. */
function fuzzText(seed: number): { name: string; text: string } {
  const random = seededRandom(seed);
  const pieces = Array.from({ length: 1 + random.below(4) }, () => random.pick(PIECES));
  return { name: `seed ${seed}: ${JSON.stringify(pieces.join(''))}`, text: repeated(pieces.join('')) };
}

/** One megabyte of pieces in random order, chosen by the seed. */
function noise(seed: number): { name: string; text: string } {
  const random = seededRandom(seed);
  let text = '';
  while (text.length < LENGTH) text += random.pick(PIECES);
  return { name: `noise ${seed}`, text: text.slice(0, LENGTH) };
}

function texts(): { name: string; text: string }[] {
  const single = PIECES.map((piece) => ({ name: JSON.stringify(piece), text: repeated(piece) }));
  const pairs = [
    'Notion ',
    'Notion, ',
    '- Notion\n',
    '**Notion** ',
    '[Notion](',
    '(Notion ',
    '"Notion ',
    'Notion. ',
    '<style></style>',
  ].map((piece) => ({ name: JSON.stringify(piece), text: repeated(piece) }));
  const seeds = Array.from({ length: FUZZ_TEXTS }, (_, index) => index + 1);
  return [
    ...single,
    ...pairs,
    ...seeds.map(fuzzText),
    ...seeds.slice(0, 10).map((seed) => noise(1000 + seed)),
  ];
}

const judge = (answer: string) => () => {
  detectMentions({ answer, brand: BRAND, competitors: COMPETITORS });
};

/** How much longer twice a hostile text may take. */
const MAX_RATIO = 2.6;
/** How often each length is measured, in turns. */
const TURNS = 3;

/** How often a text beyond the ratio is measured again. */
const REPEATS = 3;

/** Processor milliseconds of a quarter and half a megabyte of a text, the fastest of the turns each. */
function measureGrowth(text: string): { quarter: number; half: number; ratio: number } {
  let quarter = Number.POSITIVE_INFINITY;
  let half = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TURNS; turn++) {
    quarter = Math.min(quarter, timedOften(judge(text.slice(0, LENGTH / 4))));
    half = Math.min(half, timedOften(judge(text.slice(0, LENGTH / 2))));
  }
  return { quarter, half, ratio: half / quarter };
}

/** Processor time of half a megabyte over that of a quarter, for each hostile text, worst first. */
export function hostileGrowth(shown: number): { table: string; missed: string[] } {
  const all = texts().map(({ name, text }) => {
    let measured = measureGrowth(text);
    // Another process can slow one length for all its turns: what is slow by its nature is slow again.
    for (let again = 0; again < REPEATS && measured.ratio > MAX_RATIO; again++) {
      const repeated = measureGrowth(text);
      if (repeated.ratio < measured.ratio) measured = repeated;
    }
    return { name, ...measured };
  });
  all.sort((a, b) => b.ratio - a.ratio);
  const table = [
    `${all.length} hostile texts of 250 and 500 kB, each judged so often that it takes 100 ms, fastest of ${TURNS} turns; measured again, at most ${REPEATS} times, where the ratio is above ${MAX_RATIO}`,
    '',
    '| worst texts | 250 kB, ms | 500 kB, ms | ratio |',
    '|---|---|---|---|',
    ...all
      .slice(0, shown)
      .map(
        (each) =>
          `| ${cellOf(each.name)} | ${each.quarter.toFixed(1)} | ${each.half.toFixed(1)} | ${each.ratio.toFixed(2)} |`,
      ),
  ].join('\n');
  const missed = all
    .filter(({ ratio }) => ratio > MAX_RATIO)
    .map(({ name, ratio }) => `twice the hostile text ${name}: × ${ratio.toFixed(2)}, at most ${MAX_RATIO}`);
  return { table, missed };
}

function cellOf(name: string): string {
  return `\`${name.replaceAll('|', '\\|').replaceAll('`', 'ˋ')}\``;
}

/** Milliseconds that no hostile megabyte may take. */
const MAX_MS = 100;

/** The slowest of many megabytes of repetition and noise, worst first, and those slower than allowed. */
export function hostileTexts(shown: number): { table: string; missed: string[] } {
  const all = texts().map(({ name, text }) => ({
    name,
    ms: Math.min(...Array.from({ length: RUNS }, () => timed(judge(text)))),
  }));
  all.sort((a, b) => b.ms - a.ms);
  const over = all.filter(({ ms }) => ms > MAX_MS);
  const table = [
    `${all.length} texts of 1 MB (UTF-16 units), fastest of ${RUNS} runs; ${over.length} of them over ${MAX_MS} ms`,
    '',
    '| worst texts | ms |',
    '|---|---|',
    ...all.slice(0, shown).map(({ name, ms }) => `| ${cellOf(name)} | ${ms.toFixed(0)} |`),
  ].join('\n');
  const missed = over.map(({ name, ms }) => `hostile text ${name}: ${ms.toFixed(0)} ms, at most ${MAX_MS}`);
  return { table, missed };
}

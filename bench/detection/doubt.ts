import { type DoubtCode, detectMentions } from '@answerscope/mentions';
import { isHeldBack, readCompanyAnswers, sha256 } from '@answerscope/mentions/company-answers.fixture.ts';
import type { LabelledCase } from '@answerscope/mentions/labelled-cases.ts';
import { rate } from './accuracy.ts';

/** What verdicts outside the doubt must reach, and all verdicts with a reader who errs in `READER_ERRS`. */
const MIN_RATE = 0.975;
const READER_ERRS = 0.02;
const MAX_DOUBT = 0.12;
const ORDINARY_NAMES = 60;
const ORDINARY_ANSWERS = 300;

/** Expected counts: fractions where a reader errs at random. */
interface Expected {
  both: number;
  said: number;
  named: number;
}

/** How right verdicts are outside the doubt and with a reader, and how often ordinary names are in doubt. */
export function doubts(
  cases: readonly LabelledCase[],
  heldBack: boolean,
): { sections: { title: string; table: string }[]; missed: string[] } {
  const half = cases.filter(({ id }) => isHeldBack(id) === heldBack);
  const judged = half.map((labelled) => {
    const { mentioned, doubt } = detectMentions({ ...labelled, language: labelled.lang });
    return { is: labelled.mentioned, said: mentioned, doubt };
  });
  const rows: [string, Expected][] = [
    ['all, by the rules', expected(judged.map(({ is, said }) => ({ is, yes: said ? 1 : 0 })))],
    [
      'outside the doubt',
      expected(
        judged.filter(({ doubt }) => doubt === null).map(({ is, said }) => ({ is, yes: said ? 1 : 0 })),
      ),
    ],
    [
      'all, doubt decided by a reader who errs in 2%',
      expected(
        judged.map(({ is, said, doubt }) => ({
          is,
          yes: doubt === null ? (said ? 1 : 0) : is ? 1 - READER_ERRS : READER_ERRS,
        })),
      ),
    ],
  ];
  const name = heldBack ? 'held-back half' : 'open half';
  const ordinary = ordinaryNames();
  return {
    sections: [
      { title: `Doubt, own cases, ${name}: ${half.length}`, table: ratesTable(rows) },
      { title: 'Kinds of doubt', table: kindsTable(judged) },
      { title: 'Doubt of ordinary names', table: ordinary.table },
      { title: 'Each of the ordinary names', table: ordinary.each },
    ],
    missed: [...rows.slice(1).flatMap(unmet), ...ordinary.missed],
  };
}

function expected(each: readonly { is: boolean; yes: number }[]): Expected {
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    both: sum(each.map(({ is, yes }) => (is ? yes : 0))),
    said: sum(each.map(({ yes }) => yes)),
    named: each.filter(({ is }) => is).length,
  };
}

function unmet([name, { both, said, named }]: [string, Expected]): string[] {
  return [
    ...(both / said >= MIN_RATE ? [] : [`${name}: precision ${percent(both / said)}%, required 97.5%`]),
    ...(both / named >= MIN_RATE ? [] : [`${name}: recall ${percent(both / named)}%, required 97.5%`]),
  ];
}

function ratesTable(rows: readonly [string, Expected][]): string {
  return [
    '| verdicts | the brand named in | precision % | recall % |',
    '|---|---|---|---|',
    ...rows.map(
      ([name, { both, said, named }]) =>
        `| ${name} | ${named} | ${percent(both / said)} | ${percent(both / named)} |`,
    ),
  ].join('\n');
}

function kindsTable(judged: readonly { is: boolean; said: boolean; doubt: DoubtCode | null }[]): string {
  const kinds = [...Map.groupBy(judged, ({ doubt }) => doubt ?? 'sure')].sort(
    (a, b) => b[1].length - a[1].length,
  );
  return [
    '| kind | verdicts | wrong by the rules |',
    '|---|---|---|',
    ...kinds.map(
      ([kind, group]) =>
        `| \`${kind}\` | ${group.length} | ${group.filter(({ is, said }) => is !== said).length} |`,
    ),
  ].join('\n');
}

/** Companies labelled in answers to requests for a recommendation, drawn by hash, as brands over such answers. */
function ordinaryNames(): { table: string; each: string; missed: string[] } {
  const answers = drawn(readCompanyAnswers(), ORDINARY_ANSWERS, ({ id }) => id);
  const labelled = new Set(answers.flatMap(({ companies }) => companies.map(({ name }) => name)));
  const names = drawn([...labelled], ORDINARY_NAMES, (name) => name);
  const judged = names.flatMap((name) =>
    answers.map(({ answer, question, lang, companies }) => ({
      name,
      isNamed: companies.some(({ forms }) => forms.includes(name)),
      doubt: detectMentions({ answer, question, brand: { name }, language: lang }).doubt,
    })),
  );
  const named = judged.filter(({ isNamed }) => isNamed);
  const share = (all: typeof judged): number =>
    all.filter(({ doubt }) => doubt !== null).length / Math.max(1, all.length);
  const row = (name: string, all: typeof judged): string =>
    `| ${name} | ${all.length} | ${rate(all.filter(({ doubt }) => doubt !== null).length, all.length)} |`;
  const isTooMuch = share(named) > MAX_DOUBT || share(judged) > MAX_DOUBT;
  return {
    table: [
      `| ${names.length} names over ${answers.length} answers | pairs | in doubt % |`,
      '|---|---|---|',
      row('all', judged),
      row('answers that name it', named),
    ].join('\n'),
    each: [
      `| name | answers that name it | of them in doubt | of the other answers in doubt |`,
      '|---|---|---|---|',
      ...names.map((name) => {
        const [own, others] = [true, false].map((isNamed) =>
          judged.filter((one) => one.name === name && one.isNamed === isNamed),
        );
        const inDoubt = (all: typeof judged = []): number => all.filter(({ doubt }) => doubt !== null).length;
        return `| ${name} | ${own?.length} | ${inDoubt(own)} | ${inDoubt(others)} |`;
      }),
    ].join('\n'),
    missed: isTooMuch
      ? [`doubt of ordinary names: ${percent(share(named))}% of answers that name them, 12% allowed`]
      : [],
  };
}

/** The first by the SHA-256 of their keys. */
function drawn<T>(all: readonly T[], count: number, keyOf: (each: T) => string): T[] {
  return all
    .map((each) => ({ each, order: sha256(keyOf(each)) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, count)
    .map(({ each }) => each);
}

const percent = (value: number): string => (value * 100).toFixed(1);

import { readStances, STANCE_SIGNS, STANCES, type StanceSign } from '@answerscope/mentions';
import { isHeldBack } from '@answerscope/mentions/company-answers.fixture.ts';
import {
  isAgreed,
  isStructural,
  placesOf,
  readStanceAnswers,
  type StanceAnswer,
  type StanceUnit,
  unitOf,
} from '@answerscope/mentions/labelled-stances.fixture.ts';

const MIN_RIGHT = 0.95;
const MIN_FOUND = 0.3;

/** What the rules say of one answer: their statements, and which of the structural ones are among them. */
interface Judged {
  lang: string;
  statements: { sign: StanceSign; isRight: boolean }[];
  structural: { unit: StanceUnit; isFound: boolean }[];
}

/** How right the rules read stances, how many of the structural statements they find, and how far two readings agree. */
export function stances(heldBack: boolean): {
  sections: { title: string; table: string }[];
  missed: string[];
} {
  const answers = readStanceAnswers();
  const half = answers.filter(({ id }) => isHeldBack(id) === heldBack).map(judge);
  const name = heldBack ? 'held-back half' : 'open half';
  const [right, found] = [rightIn(half), foundIn(half)];
  return {
    sections: [
      { title: 'Stances, agreement of two readings', table: agreementTable(answers) },
      { title: `Stances, ${name}, by language`, table: languageTable(half) },
      { title: `Stances, ${name}, by stance`, table: stanceTable(half) },
      { title: `Stances, ${name}, by sign`, table: signTable(half) },
    ],
    missed: [
      ...(right >= MIN_RIGHT ? [] : [`stances: ${percent(right)}% right, required ${percent(MIN_RIGHT)}%`]),
      ...(found >= MIN_FOUND
        ? []
        : [`stances: ${percent(found)}% of the structural found, required ${percent(MIN_FOUND)}%`]),
    ],
  };
}

/** A statement is right where both readings name its stance; about something nobody labelled it is wrong. */
function judge(answer: StanceAnswer): Judged {
  const places = answer.companies.map((name) => ({ places: placesOf(answer.text, name) }));
  const found = new Set<StanceUnit>();
  const statements = readStances(answer.text, places).map((statement) => {
    const unit = unitOf(answer, statement);
    const isRight = unit !== null && isAgreed(unit) && unit.first.stance === statement.stance;
    if (isRight) found.add(unit);
    return { sign: statement.sign, isRight };
  });
  const structural = answer.units.filter(isStructural).map((unit) => ({ unit, isFound: found.has(unit) }));
  return { lang: answer.lang, statements, structural };
}

function rightIn(judged: readonly Judged[]): number {
  return share(judged.flatMap(({ statements }) => statements.map(({ isRight }) => isRight)));
}

function foundIn(judged: readonly Judged[]): number {
  return share(judged.flatMap(({ structural }) => structural.map(({ isFound }) => isFound)));
}

/** Percent of equal labels, and Cohen's kappa: 1 − (1 − agreed) / (1 − agreed by chance). */
function agreementTable(answers: readonly StanceAnswer[]): string {
  const units = answers.flatMap((answer) => answer.units);
  const stance = units.map(({ first, second }) => [first.stance, second.stance] as const);
  const structural = units.map(
    ({ first, second }) => [String(first.structural), String(second.structural)] as const,
  );
  return [
    '| two readings of | units | equal % | Cohen’s kappa |',
    '|---|---|---|---|',
    agreementRow('stance', stance),
    agreementRow('structural or not', structural),
  ].join('\n');
}

function agreementRow(name: string, pairs: readonly (readonly [string, string])[]): string {
  const agreed = share(pairs.map(([a, b]) => a === b));
  const labels = new Set(pairs.flat());
  const by = (reading: 0 | 1, label: string): number => share(pairs.map((pair) => pair[reading] === label));
  const chance = [...labels].reduce((sum, label) => sum + by(0, label) * by(1, label), 0);
  const kappa = 1 - (1 - agreed) / (1 - chance);
  return `| ${name} | ${pairs.length} | ${percent(agreed)} | ${kappa.toFixed(2)} |`;
}

function languageTable(judged: readonly Judged[]): string {
  const groups = [...Map.groupBy(judged, ({ lang }) => lang)].sort(([a], [b]) => (a < b ? -1 : 1));
  const count = (all: readonly Judged[], key: 'statements' | 'structural'): number =>
    all.reduce((sum, each) => sum + each[key].length, 0);
  return [
    '| language | statements | right % | structural | found % |',
    '|---|---|---|---|---|',
    ...[...groups, ['all', judged] as const].map(
      ([lang, all]) =>
        `| ${lang} | ${count(all, 'statements')} | ${percent(rightIn(all))} | ${count(all, 'structural')} | ${percent(foundIn(all))} |`,
    ),
  ].join('\n');
}

function stanceTable(judged: readonly Judged[]): string {
  const structural = judged.flatMap((each) => each.structural);
  return [
    '| stance | structural | found % |',
    '|---|---|---|',
    ...STANCES.filter((stance) => stance !== 'mentioned').map((stance) => {
      const all = structural.filter(({ unit }) => unit.first.stance === stance);
      return `| \`${stance}\` | ${all.length} | ${percent(share(all.map(({ isFound }) => isFound)))} |`;
    }),
  ].join('\n');
}

function signTable(judged: readonly Judged[]): string {
  const statements = judged.flatMap((each) => each.statements);
  return [
    '| sign | statements | right % |',
    '|---|---|---|',
    ...STANCE_SIGNS.map((sign) => {
      const all = statements.filter((statement) => statement.sign === sign);
      return `| \`${sign}\` | ${all.length} | ${percent(share(all.map(({ isRight }) => isRight)))} |`;
    }),
  ].join('\n');
}

const share = (all: readonly boolean[]): number => all.filter(Boolean).length / Math.max(1, all.length);

const percent = (value: number): string => (value * 100).toFixed(1);

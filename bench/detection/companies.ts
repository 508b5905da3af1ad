import { detectMentions } from '@answerscope/mentions';
import {
  type CompanyAnswer,
  isHeldBack,
  readCompanyAnswers,
  readRealAnswerLabels,
  sha256,
} from '@answerscope/mentions/company-answers.fixture.ts';
import { developmentCases } from '@answerscope/mentions/labelled-cases.ts';

const NOBODY = { name: 'Zyrthquon' };
const MIN_FOUND = 0.75;
const MIN_FOUND_IN_EACH_LANGUAGE = 0.6;
const MIN_RIGHT = 0.88;

type Labelled = Pick<CompanyAnswer, 'id' | 'lang' | 'answer' | 'companies' | 'either'> & {
  shape: string;
  question: string | null;
};

/** What is listed of the companies in answers: whole names, parts of names (or names with more around them), other words. */
interface Counted {
  group: string;
  answers: number;
  companies: number;
  found: number;
  whole: number;
  parts: number;
  wrong: number;
}

/**
 * The companies listed in labelled answers, by language and by shape. Of the project's own answers the open half, or with
 * `heldBack` the other one; of real answers those whose text lies beside the repository.
 */
export function companiesInAnswers(heldBack: boolean): {
  sections: { title: string; table: string }[];
  missed: string[];
} {
  const half = readCompanyAnswers().filter(({ id }) => isHeldBack(id) === heldBack);
  const byLanguage = countBy(half, ({ lang }) => lang);
  const real = realAnswers();
  const unmet = unmetBounds(byLanguage);
  const name = heldBack ? 'held-back half' : 'open half';
  return {
    sections: [
      { title: `Companies in answers, ${name}, by language`, table: table('language', byLanguage) },
      {
        title: `Companies in answers, ${name}, by shape`,
        table: table(
          'shape',
          countBy(half, ({ shape }) => shape),
        ),
      },
      ...(real.length === 0
        ? []
        : [
            {
              title: 'Companies in real answers',
              table: table(
                'language',
                countBy(real, ({ lang }) => lang),
              ),
            },
          ]),
    ],
    missed: unmet,
  };
}

function unmetBounds(byLanguage: readonly Counted[]): string[] {
  const all = sum('all', byLanguage);
  const low = byLanguage.filter(({ found, companies }) => found < companies * MIN_FOUND_IN_EACH_LANGUAGE);
  return [
    ...(all.found < all.companies * MIN_FOUND
      ? [
          `companies in answers: ${percent(all.found, all.companies)}% found whole, ${100 * MIN_FOUND}% wanted`,
        ]
      : []),
    ...low.map(
      ({ group, found, companies }) =>
        `companies in answers: ${percent(found, companies)}% found whole in ${group}, ${100 * MIN_FOUND_IN_EACH_LANGUAGE}% wanted`,
    ),
    ...(all.whole < listed(all) * MIN_RIGHT
      ? [
          `companies in answers: ${percent(all.whole, listed(all))}% of those listed are right, ${100 * MIN_RIGHT}% wanted`,
        ]
      : []),
  ];
}

/** Labels whose text lies beside the repository, recognised by its hash. */
function realAnswers(): Labelled[] {
  const texts = new Map(
    (developmentCases() ?? []).map((each) => [sha256(each.answer).toString('hex'), each]),
  );
  return readRealAnswerLabels().flatMap(({ sha256: hash, ...labels }) => {
    const text = texts.get(hash);
    return text === undefined
      ? []
      : [{ ...labels, shape: 'real', question: text.question, answer: text.answer }];
  });
}

function countBy(answers: readonly Labelled[], keyOf: (one: Labelled) => string): Counted[] {
  return [...Map.groupBy(answers, keyOf)].map(([group, each]) => sum(group, each.map(countCompanies)));
}

/** What is listed of the companies of one answer. */
export function countCompanies({ lang, question, answer, companies, either = [] }: Labelled): Counted {
  const { undeclared } = detectMentions({ answer, question, brand: NOBODY, language: lang });
  const forms = new Set(companies.flatMap((company) => company.forms.map(bare)));
  const neither = new Set(either.map(bare));
  const names = [...new Set(undeclared.map(({ name }) => bare(name)))].filter(
    (name) => forms.has(name) || !neither.has(name),
  );
  const whole = names.filter((name) => forms.has(name));
  const others = names.filter((name) => !forms.has(name));
  const parts = others.filter((name) =>
    [...forms].some((form) => form.includes(name) || name.includes(form)),
  );
  return {
    group: '',
    answers: 1,
    companies: companies.length,
    found: companies.filter((company) => company.forms.some((form) => names.includes(bare(form)))).length,
    whole: whole.length,
    parts: parts.length,
    wrong: others.length - parts.length,
  };
}

/** A name without what a list of names may leave out: an English article and a legal form. */
function bare(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll('’', "'")
    .replace(/\s+/gu, ' ')
    .replace(/^the (?=\p{L})/iu, '')
    .replace(
      /,? (?:GmbH|KG|mbB|SARL|LLP|Inc\.?|Ltd\.?|S\.L\.|SpA|S\.r\.l\.|srl|S\.n\.c\.|s\.a\.s\.|s\.c\.|B\.V\.|A\/S|ApS|I\/S|sp\. z o\.o\.)$/u,
      '',
    )
    .replace(/^株式会社/u, '')
    .trim();
}

function sum(group: string, parts: readonly Counted[]): Counted {
  const total = (pick: (one: Counted) => number) => parts.reduce((so, one) => so + pick(one), 0);
  return {
    group,
    answers: total(({ answers }) => answers),
    companies: total(({ companies }) => companies),
    found: total(({ found }) => found),
    whole: total(({ whole }) => whole),
    parts: total(({ parts: cut }) => cut),
    wrong: total(({ wrong }) => wrong),
  };
}

const listed = ({ whole, parts, wrong }: Counted): number => whole + parts + wrong;

const percent = (part: number, all: number): string => (all === 0 ? '–' : ((100 * part) / all).toFixed(1));

function table(heading: string, groups: readonly Counted[]): string {
  return [
    `| ${heading} | answers | companies | found whole % | listed | right % | parts of names % | no names % |`,
    '|---|---|---|---|---|---|---|---|',
    ...[...groups, sum('all', groups)].map((each) => {
      const shares = [each.whole, each.parts, each.wrong].map((part) => percent(part, listed(each)));
      const cells = [
        each.group,
        each.answers,
        each.companies,
        percent(each.found, each.companies),
        listed(each),
        ...shares,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}

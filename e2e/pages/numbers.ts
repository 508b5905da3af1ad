import { CHANNEL_LABELS, percentInWords } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { NOT_SAID, Walk } from './walk.ts';

/** In rules '@' is what a page counts, '^' what it counts of an assistant, with '*' for its name, and '>' whose part. */
export interface About {
  whole?: string;
  onEach?: string;
}

const LABELS: readonly string[] = Object.values(CHANNEL_LABELS);
const COUNTS = /\b([\d,]+) of (?!100 \(|[\d,]+ mentions)([\d,]+)/;
/** Facts, and where they stand in words about a subject. */
const FACTS: Readonly<Record<string, RegExp>> = {
  rate: /^(?!share of)[^→]*?\b(\d+%)(?! →)/i,
  range: /(?<=[%\d] )(\d+(?:-\d+)?)%? ·|\((\d+-\d+)(?:%\)| ·)/,
  answers: /^(?:.*· ([\d,]+) answers?\b(?! not)|.*?\b[\d,]+ of (?!100 \(|[\d,]+ mentions)([\d,]+))/,
  mentions: COUNTS,
  verdict: /(improved|declined|no significant change|(?:less|more) often|trend from about \d+ \w+)/i,
  sizes: /(?<!share.*)(\d+% → \d+%)/i,
  result: /^((?:not )?mentioned|no companies mentioned|refused)/i,
  score: /^(\d+)(?: of 100)? \(?\d+-\d+ ·/,
  'left out': /([\d,]+) answers? not counted/,
  'share of voice': /share(?: of voice)? (\d+%)/i,
  'share of voice before': /share.*? (?:before: (\d+%)|(\d+%) →)/i,
  'own mentions': /([\d,]+) of [\d,]+ mentions/,
  'mentions of all companies': /[\d,]+ of ([\d,]+) mentions/,
};
const SAME_WORD: Readonly<Record<string, string>> = { 'less often': 'declined', 'more often': 'improved' };
/** A change over longer days than the range says so. */
const OTHER_DAYS = /(?:improved|declined|no significant change):?(?: \d+% → \d+%)?( in \d+ days)/i;

/** What stands for a number, a name, the label of an assistant, a cell of a row and the cells before it. */
const PARTS: readonly [part: string, pattern: string][] = [
  ['{n}', '([\\d,]+)'],
  ['{name}', '((?:[^ :]+ ){0,2}\\S+)'],
  ['{label}', `(${LABELS.join('|')})`],
  ['{cell}', '([^|]*)'],
  ['{..}', '.*\\|'],
];
/** Sentences and rows, and what they say: values, or words in which facts are found ('~' the keywords of a group). */
const RULES = (
  [
    ['^.*?{label} mentions .* often for “(.+?)”.*', 'keywords $2 on $1=$&'],
    ['^.*?{label} mentions .* often for the topic (.+?):.*', 'keywords ~$2~ on $1=$&'],
    [
      '^(?:How often )?{label} mentions (?!competitors|.*often for).*(?: in \\d|: \\d|often:|you, ).*',
      '^=$&',
    ],
    [
      '^{label} (?:\\d+% .*· [\\d,]+ answer|\\d+ days, \\d+ keyword|Trend from|(?:Improved|Declined|No significant change) \\d+%).*',
      '^=$&',
    ],
    ['^{label}: [\\d,]+ of [\\d,]+$', '^=$&'],
    ['^(?:Over the last|No significant change in|Mentioned in the).*', '^=$&'],
    ['^(\\d+%) of {n} answers over', 'all=$1;all: answers=$2'],
    ['^(\\d+%) of {n} answers from {label} over', '$3=$1;$3: answers=$2'],
    [
      '^\\d+ (?:improved|declined) (?!All keywords |Topic )(.+) {label} .* answers?\\b.*',
      'keywords $1 on $2=$&',
    ],
    ['^\\d+ (?:improved|declined) Topic (.+) {label} .* answers?\\b.*', 'keywords ~$1~ on $2=$&'],
    ['^\\d+ ((?:improved|declined)) All keywords ({label} .* answers?\\b.*)', '*=$2 $1'],
    ['[Tt]rend from about (\\d+ \\w+)', 'all: trend from=$1'],
    ['^All assistants: (\\d+ of 100 \\(.*?\\))', 'score all=$1'],
    ['^{label}: (\\d+ of 100 .*)', 'score $1=$2'],
    ['^Presence score by assistant: {cell}{..}Score {cell}\\|Answers {cell}', 'score $1=$2 · $3 answers'],
    ['^Presence score by assistant: {cell}{..}Mentioned {cell}{..}Share {cell}', '$1=$2 Share $3'],
    ['^Parts of the score: Mentioned{..}Rate {cell}', 'all=$1'],
    ['{n} of {n} mentions\\|Weight', 'all: own mentions=$1;all: mentions of all companies=$2'],
    ['^{n} of {n} answers in {label}’s newest', 'report $3: mentions=$1;report $3: answers=$2'],
    ['^{n} of {n} answers mention you', '@: mentions=$1;@: answers=$2'],
    ['^{n} answers (?:that mention a company )?in the last', '@: answers=$1'],
    ['^Share mentioned (\\d.*)', '@=$1'],
    ['^Share of voice \\d+%(?: Before| \\([^)]*\\) ·).*', '@=$&'],
    [
      '^Share of voice \\d+% {n} of {n} mentions',
      'all=$&;all: own mentions=$1;all: mentions of all companies=$2',
    ],
    ['^Mentions of (?:you|other companies) {n}', '+all: mentions of all companies=$1'],
    ['^Channel performance: {cell}{..}Share mentioned {cell}{..}Share of voice {cell}', '$1=$2 Share $3'],
    ['^Visibility trends: {cell}{..}Share mentioned {cell}', 'all in $1=$2'],
    ['^Companies: You{..}Mentioned in {cell}{..}Share {cell}', 'all=$1 Share $2'],
    ['^Companies: You{..}By assistant {cell}', '*=$1'],
    ['^What answers say: You{..}Mentioned in {n}{..}Praised {n}', 'all: mentions=$1;all: praised=$2'],
    ['^(?:Companies|Sources|What answers say): {cell}.*ed in (?:\\d+% )?{n}', '$1: answers=$2'],
    ['^(?:Companies|Sources): {cell}{..}Without you {n}', '$1: without you=$2'],
    ['^Compet.*: {cell}.*mentioning it {n}{..}Without you {n}', '$1: answers=$2;$1: without you=$3'],
    ['^[A-Z][\\w ]+: (.+?)\\|{..}Without you / all {n} / {n}', '>$1: without you=$2;>$1: answers=$3'],
    ['^{n} of .* mentions? {name}, {n} mentions? you', '$2: answers=$1;all: mentions=$3'],
    ['^{name} is mentioned in {n} answers?, and {n} of them', '$1: answers=$2;$1: without you=$3'],
    ['^{n} answers? mentions? {name} without you', '$2: without you=$1'],
    ['^{name}: {n} answers? without you', '$1: without you=$2'],
    ['^{name} is cited in {n} of {n}', '$1: without you=$2;all: without you=$3'],
    ...LABELS.flatMap((label): [string, string][] => [
      [`^T\\w+ by assistant: (?!All keywords){cell}{..}${label} {cell}`, `keywords ~$1~ on ${label}=$2`],
      [`^Tags by assistant: All keywords{..}${label} {cell}`, `${label}=$1`],
      [`^Topics by assistant: {..}${label} {cell}`, `+*=${label} $1;+all=${label} $1`],
    ]),
    ['^Keywords: {cell}{..}Newest answers {cell}', 'keywords $1 on *=$2'],
    ['^Newest checks: {cell}{..}Result {cell}', '^=$1 $2'],
    ['^Keywords and their visibility: {cell}{..}{label} {cell}', 'keywords $1 on $2=$3'],
    [
      '^Opportunities: {cell}\\|Keyword .*?{label} .*Answers lost [^|]* of {n} .*?You \\({n}\\)',
      'keywords $1 on $2=$4 of $3',
    ],
    ['^Praised {n} of {n}', '@: praised=$1;@: mentions=$2;+all: praised=$1'],
    ['^Themes: {cell}{..}In answers mentioning you {cell}', 'theme $1=$2'],
    ['Theme: (.*?) (\\d+%.*?) :', 'theme $1=$2'],
    ['^{n} answers? mentions? no company', '@: left out=$1'],
    ['^Visibility in this report (\\d+% .*? answers?)', '@=$1'],
    ['^Visibility in this report .*(Share of voice .*?) Average', '@=$1'],
    ['^Visibility in .* {n} of \\d+ keywords? (improved|declined)', '@: $2=$1'],
    ['^Visibility in .*Keywords with a mention {n} of', '@: keywords mentioning you=$1'],
    ['^Visibility in .*Newly mentioned {n}', '+@: flips=$1;+all: flips=$1'],
    ['^Visibility in .*longer mentioned {n}', '+@: flips=$1;+all: flips=$1'],
    ['^{n} keywords? (improved|declined)', '@: $2=$1'],
    ['^Changed answers \\({n}\\)', '@: flips=$1'],
    ['^Channels of the check: {cell}{..}Mentioned {n}', 'report $1: keywords mentioning you=$2'],
    ['^Keywords of the report: {..}Result Mentioned', '+@: keywords mentioning you=1'],
  ] satisfies (readonly [string, string])[]
).map(([sentence, said]) => {
  const pattern = PARTS.reduce((all, [part, one]) => all.replaceAll(part, one), sentence);
  return { sentence: new RegExp(pattern), said: said.split(';') };
});

/** Without line breaks, and without the axes of a chart. */
const oneLine = (words: string) =>
  words
    .replace(/\s+/g, ' ')
    .replace(/ Before Now 0%.*/, '')
    .trim();
const numberOf = (words = '') => Number(words.replaceAll(',', ''));
const shareOf = (k: string, n: string) => percentInWords(numberOf(k) / numberOf(n));

/** Everything that words say of one subject. */
function factsOf(words: string): (readonly [fact: string, value: string])[] {
  const [, days = ''] = OTHER_DAYS.exec(words) ?? [];
  const [, k = '', n = '0'] = COUNTS.exec(words) ?? [];
  const found = Object.entries(FACTS).map(([fact, pattern]) => {
    const value = pattern.exec(words)?.slice(1).find(Boolean)?.toLowerCase() ?? '';
    return [/verdict|sizes/.test(fact) ? fact + days : fact, SAME_WORD[value] ?? value] as const;
  });
  const rate = n === '0' ? '' : shareOf(k, n);
  return [...found, ['rate', rate] as const].filter(([, value]) => value);
}

/** Words about several assistants: those of each. */
function byAssistant(words: string): (readonly [label: string, words: string])[] {
  return words.split(new RegExp(`(?=\\b(?:${LABELS.join('|')})\\b)`)).flatMap((part) => {
    const label = LABELS.find((one) => part.startsWith(one));
    return label ? [[label, part.slice(label.length).replace(/^:? ?/, '')]] : [];
  });
}

/** Collects the rates, ranges and changes that pages draw. */
export class Numbers extends Walk {
  readonly #page: Page;
  readonly #sums = new Map<string, number>();
  /** Groups of the same keywords have the same numbers, whatever they are called. */
  membersOf = (group: string) => group;

  constructor(page: Page) {
    super(page);
    this.#page = page;
  }

  /** Reads everything that a page says, and returns its first line. */
  async read(where: string, path: string, about: About = {}, ready = /· [\d,]+ answer/): Promise<string> {
    await this.open(path, ready);
    this.where = where;
    const parts = [
      'h1 ~ *',
      ':has(> h1) ~ *',
      'h2 + span',
      'figcaption',
      'li',
      'dl > div',
      'summary',
      '.card',
    ];
    const items = await this.#page.locator(parts.map((part) => `main ${part}`).join()).allInnerTexts();
    const rows = (await this.tableRows()).map(({ table, name, cells }) => {
      const words = Object.entries(cells).map(([head, cell]) => `|${head} ${cell}`);
      return `${table}: ${name}${words.join('')}`;
    });
    const lines = [...items, ...this.text.split('\n'), ...rows];
    for (const line of new Set(lines.map(oneLine))) this.readWords(line, about);
    return oneLine(lines[0] ?? '');
  }

  readWords(words: string, { whole, onEach = '*' }: About): void {
    const part = whole ? `${whole}, ` : '';
    for (const { sentence, said } of RULES)
      for (const [of = '', value = ''] of said.map((one) => one.split('='))) {
        const found = sentence.exec(words)?.[0];
        const fill = (rule: string) => found?.replace(sentence, rule) ?? '';
        const subject = of.replace('@', whole ?? 'all').replace('^', onEach);
        if (found && of.includes(': ')) this.#keep(fill(subject.replace('>', part)), fill(value));
        else if (found) this.#says(fill(subject), fill(value));
      }
  }

  #says(subject: string, words: string): void {
    const of = subject.replace(/~(.+)~/, (_, group: string) => this.membersOf(group));
    for (const [label, part] of /[*+]/.test(subject) ? byAssistant(words) : [['', words] as const])
      for (const [fact, value] of factsOf(part)) this.#keep(`${of.replace('*', label)}: ${fact}`, value);
  }

  #keep(of: string, value = NOT_SAID): void {
    const sum = `${this.where}|${of.slice(1)}`;
    if (!of.startsWith('+')) this.keep(of, value);
    else if (/^[\d,]+$/.test(value)) this.#sums.set(sum, (this.#sums.get(sum) ?? 0) + numberOf(value));
  }

  /** Keeps what the parts that pages of one name say add up to. */
  keepSums(): void {
    for (const [key, sum] of this.#sums) {
      const [where = '', of = ''] = key.split('|');
      this.said.push({ of, where: `${where}, together`, value: sum.toLocaleString('en') });
    }
  }

  /** Reads the lines over time as tables: points add up to the rate of the range, and keywords to that of all. */
  async readLines({ whole, onEach = '*' }: About, isPart = false): Promise<void> {
    await this.#page.getByRole('radio', { name: 'Table' }).first().click({ force: true });
    for (const [table, rows] of Map.groupBy(await this.tableRows(), (one) => one.table)) {
      const [, label = ''] = /(\w+) over time/.exec(table) ?? [];
      const of = onEach.replace('*', label);
      for (const [at, { name, cells }] of label ? rows.entries() : []) {
        const [, mentions = '0', answers = '0'] = COUNTS.exec(cells.Mentions ?? '') ?? [];
        this.keep(`${of} in ${name}`, `${cells.Rate} ${mentions} of ${answers}`);
        const sums = at < rows.length / 2 ? [of, whole, isPart && label] : [];
        for (const sum of [whole && `${whole} in ${name}`, ...sums].filter(Boolean)) {
          this.#keep(`+${sum}: mentions`, mentions);
          this.#keep(`+${sum}: answers`, answers);
        }
      }
    }
  }

  /** The rows of all tables: what each is called, where it leads, and its cells by their heads. */
  tableRows() {
    return this.#page.locator('main tbody tr').evaluateAll((rows) =>
      rows.map((row) => {
        const words = (of: { innerText?: string }) => (of.innerText ?? '').trim();
        const table = row.closest('table');
        const heads = [...(table?.querySelectorAll('thead th') ?? [])].map(words);
        const cells = [...row.children].map(words);
        const first = cells.find((cell) => !cell.startsWith('Select ')) ?? '';
        const [name = ''] = first.replace('All assistants', 'all').split('\n');
        return {
          table: table?.getAttribute('aria-label') ?? '',
          name: name.replace(/(Yours|Competitor)$/, '').trim(),
          path: row.querySelector('a')?.getAttribute('href')?.split('?')[0] ?? '',
          cells: Object.fromEntries(cells.map((cell, at) => [heads[at] ?? '', cell.replace(/\s+/g, ' ')])),
        };
      }),
    );
  }
}

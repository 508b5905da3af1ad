import { registerHooks } from 'node:module';
import { isHeldBack, readCompanyAnswers, sha256 } from '@answerscope/mentions/company-answers.fixture.ts';
import { ownCases } from '@answerscope/mentions/labelled-cases.ts';
import type { CrossCheck } from './cross-check.ts';
import { emptinessSets } from './emptiness-cases.ts';

/**
 * Measures one half of the labelled answers with only those words of `lexicon/words` that the other half has shown, and
 * writes what it counted as JSON. The argument, 0 or 1, is the half whose words are known.
 */
const known = Number(process.argv[2]);
const WORDS = /\/lexicon\/words\/[\w-]+\.ts$/;
const SHORT = 4;

const halfOf = (id: string): number => sha256(id).readUInt8(1) % 2;
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const empties = emptinessSets().flatMap(({ cases }) => cases);
const companies = readCompanyAnswers().filter(({ id }) => !isHeldBack(id));
const text = plain(
  [...ownCases(), ...empties, ...companies]
    .filter(({ id }) => halfOf(id) === known)
    .map(({ question, answer }) => `${question ?? ''} ${answer}`)
    .join('\n'),
);
const tokens = new Set(text.match(/[\p{L}\p{N}]+/gu));

/** Other forms of a word follow from it by rule, so it is shown by any of them. */
function isShown(word: string): boolean {
  const bare = plain(word);
  if (tokens.has(bare)) return true;
  const stem = bare.replace(/[aeiouyаеиоуыэюя]+$/u, '');
  return (stem.length >= SHORT || /\p{Lo}/u.test(stem)) && text.includes(stem);
}

/** A line of a word list without the words that the half has not shown; its head stays. */
function shownOf(line: string): string {
  const [, head = '', words = ''] = /^([^:`]*: )?(.*)$/u.exec(line) ?? [];
  return `${head}${words.split(' ').filter(isShown).join(' ')}`;
}

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!WORDS.test(url)) return loaded;
    const source = String(loaded.source).replace(
      /`[^`]*`/,
      (list) => `\`${list.slice(1, -1).split('\n').map(shownOf).join('\n')}\``,
    );
    return { ...loaded, source };
  },
});

const { detectMentions } = await import('@answerscope/mentions');
const { countEmptiness } = await import('./emptiness.ts');
const { countCompanies } = await import('./companies.ts');

const judged = ownCases()
  .filter(({ id }) => halfOf(id) !== known)
  .map((each) => ({ is: each.mentioned, said: detectMentions({ ...each, language: each.lang }).mentioned }));
const empty = countEmptiness(empties.filter(({ id }) => halfOf(id) !== known));
const listed = companies.filter(({ id }) => halfOf(id) !== known).map((each) => countCompanies(each));
const sum = (pick: (one: (typeof listed)[number]) => number): number =>
  listed.reduce((so, one) => so + pick(one), 0);
const counted: CrossCheck = {
  right: judged.filter(({ is, said }) => is && said).length,
  said: judged.filter(({ said }) => said).length,
  named: judged.filter(({ is }) => is).length,
  lost: empty.lost,
  withNames: empty.named,
  found: empty.found,
  without: empty.nameless,
  companies: sum((one) => one.companies),
  whole: sum((one) => one.found),
  listedRight: sum((one) => one.whole),
  listed: sum((one) => one.whole + one.parts + one.wrong),
};
process.stdout.write(JSON.stringify(counted));

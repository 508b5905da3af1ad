import type { Breakage } from './breakage.ts';

/** The brand analysis: what a theme is counted over, and whose themes are kept. */
export const BRAND: readonly Breakage[] = [
  {
    name: "a brand operation is done for whoever's id it names",
    symbol: 'createBrandAnalysisRoutes',
    find: '    if (input.userId !== ctx.userId) throw notFound();\n',
    replace: '',
    tests: ['ownership.test.ts'],
  },
  {
    name: "a theme with another user's id is kept as one's own",
    symbol: 'keepThemes',
    find: 'named.some((id) => !known.has(id)) || ',
    replace: '',
    tests: ['brand-analysis/brand-analysis.test.ts'],
  },
  {
    name: 'a theme that is said of another company counts as said beside the brand',
    symbol: 'isBeside',
    find: 'name.start < from || name.start >= to',
    replace: 'false',
    tests: ['theme-words.rules.test.ts'],
  },
  {
    name: 'a theme of the next sentence counts as said beside the brand',
    symbol: 'isBeside',
    find: '!SENTENCE_END.test(',
    replace: '!/$^/.test(',
    tests: ['theme-words.rules.test.ts'],
  },
  {
    name: 'a part of a word says a theme',
    symbol: 'wholeWords',
    find: 'isBound(last) ?',
    replace: "last === '' ?",
    tests: ['lib/whole-words.test.ts', 'theme-words.rules.test.ts'],
  },
  {
    name: 'keywords that name the brand say how competitors stand beside it',
    symbol: 'unbranded',
    find: 'answers.filter(({ is_branded }) => !is_branded)',
    replace: '[...answers]',
    tests: ['brand-analysis/brand-analysis.test.ts', 'insights.rules.test.ts'],
  },
  {
    name: 'the answers behind who stands first are all that name both',
    symbol: 'answersMeant',
    find: "(place === null || place(answer) === (you_first ? 'before' : 'after')) &&",
    replace: '',
    tests: ['brand-analysis/brand-analysis.test.ts'],
  },
  {
    name: 'a word that answers say of another company is a strength',
    symbol: 'ofThemes',
    find: 'beside: shareOf(naming, saysBeside([theme]))',
    replace: 'beside: shareOf(naming, carriesAny([theme]))',
    tests: ['insights.rules.test.ts'],
  },
  {
    name: 'a list of themes overwrites one that was changed meanwhile',
    symbol: 'keepThemes',
    find: 'seen.length !== known.size || seen.some((id) => !known.has(id))',
    replace: 'false',
    tests: ['brand-analysis/brand-analysis.test.ts'],
  },
];

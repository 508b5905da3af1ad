import type { Breakage } from './breakage.ts';

/** Topic ideas: what is asked, what does not come twice, and what names rest on. */
export const TOPIC_IDEAS: readonly Breakage[] = [
  {
    name: 'a question with a hole in it is proposed',
    symbol: 'fillQuestion',
    find: 'return isWhole ? normalizeKeyword(filled) : null;',
    replace: 'return normalizeKeyword(filled);',
    tests: ['topic-idea-questions.test.ts'],
  },
  {
    name: 'a dismissed name comes back in another form',
    symbol: 'isAmong',
    find: 'return keys.some((key) => key === own);',
    replace: 'return others.includes(name) && keys.some((key) => key === own);',
    tests: ['modules/ideas/ideas.rules.test.ts'],
  },
  {
    name: 'an idea of which a question had no room is done with',
    symbol: 'isDone',
    find: "states.every((state) => state !== 'over_limit') && ",
    replace: '',
    tests: ['modules/ideas/ideas.test.ts'],
  },
  {
    name: 'an idea of which no question may be asked is done with',
    symbol: 'isDone',
    find: " && states.some((state) => state !== 'invalid')",
    replace: '',
    tests: ['modules/ideas/ideas.test.ts'],
  },
  {
    name: 'taking a decision back deletes keywords that an assistant was asked about',
    symbol: 'restoreIdea',
    find: 'await removeKeywords(tx, userId, unchecked)',
    replace: 'await removeKeywords(tx, userId, [...unchecked, ...keyword_ids])',
    tests: ['modules/ideas/ideas.test.ts'],
  },
  {
    name: 'an idea accepted in two goes forgets what the first one added',
    symbol: 'acceptIdea',
    find: 'if (is_done || stored.length > 0)',
    replace: 'if (is_done)',
    tests: ['modules/ideas/ideas.test.ts'],
  },
  {
    name: 'a topic that an assistant thinks of again comes twice',
    symbol: 'newIdeas',
    find: 'seenTopics.has(keywordKey(topic)) || ',
    replace: '',
    tests: ['asked-ideas.rules.test.ts'],
  },
  {
    name: 'ideas that name the company are kept',
    symbol: 'newIdeas',
    find: ' && !isRefused(text)) own.set',
    replace: ') own.set',
    tests: ['asked-ideas.rules.test.ts', 'modules/ideas/asked-ideas.test.ts'],
  },
  {
    name: 'an assistant is asked for ideas as often as somebody clicks',
    symbol: 'askForIdeas',
    find: 'costNothing(error) ? deleteAsking(tx, userId, id) : closeAsking(tx, userId, id),',
    replace: 'deleteAsking(tx, userId, id),',
    tests: ['modules/ideas/asked-ideas.test.ts'],
  },
];

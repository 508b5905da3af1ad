const MIN_STEM = 4;
const MAX_ENDING = 3;
const stems = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

export function isDeclined(word: string, words: ReadonlySet<string>): boolean {
  const known = stemsOf(words);
  for (let cut = 0; cut <= MAX_ENDING && word.length - cut >= MIN_STEM; cut++)
    if (known.has(word.slice(0, word.length - cut))) return true;
  return false;
}

function stemsOf(words: ReadonlySet<string>): ReadonlySet<string> {
  const made = stems.get(words);
  if (made) return made;
  const set = new Set<string>();
  for (const word of words) {
    const stem = word.replace(/[aeiouyаеиоуыэюяіїьйαεηιουω]+$/u, '');
    if (stem.length >= MIN_STEM) set.add(stem);
  }
  stems.set(words, set);
  return set;
}

/** Words by class: `general topics: …` begins the words of both, which go on over the lines below. */
export function classify(text: string): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  let lists: string[][] = [];
  for (const line of text.split('\n')) {
    const colon = line.indexOf(': ');
    if (colon > 0) lists = line.slice(0, colon).split(' ').map(listOf);
    for (const word of line.slice(colon + 1).match(/\S+/g) ?? []) for (const list of lists) list.push(word);
  }
  return words;

  function listOf(name: string): string[] {
    const list = words.get(name) ?? [];
    words.set(name, list);
    return list;
  }
}

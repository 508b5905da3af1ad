/** Faults of the decisions' file names ('0029-a-resource-is-declared.md'): a number that two of them have. Pure. */
export function judgeDecisions(names: readonly string[]): string[] {
  const byNumber = Map.groupBy(names, (name) => /^\d+/.exec(name)?.[0] ?? '');
  return [...byNumber].flatMap(([number, same]) =>
    number === '' || same.length === 1
      ? []
      : [
          `docs/decisions: ${same.join(' and ')} have the same number: the later one takes the next free one.`,
        ],
  );
}

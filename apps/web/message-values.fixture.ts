import type { CompiledMessage } from '@answerscope/contract';

const NUMBERS = [0, 1, 2, 1_204, 0.285, 0.5];

/** Values for the arguments of a message, with each number and each option of a choice. */
export function valuesFor(compiled: CompiledMessage): Record<string, unknown>[] {
  const kinds = new Map<string, unknown[]>();
  const read = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [name, kind, options] = node as [string, unknown, unknown];
    if (typeof kind === 'number' && kind > 0) {
      const keys = Object.keys(options ?? {});
      kinds.set(name, kind === 1 ? keys : NUMBERS);
      if (kind < 4) for (const option of Object.values(options ?? {})) [option].flat(1).forEach(read);
      return;
    }
    if (kind === undefined) kinds.set(name, kinds.get(name) ?? ['Nord`haven \\{1}', 'x']);
    else {
      kinds.set(name, [(inner: unknown[]) => ({ name, inner })]);
      node.slice(1).forEach(read);
    }
  };
  if (typeof compiled !== 'string') compiled.forEach(read);
  const most = Math.max(1, ...[...kinds.values()].map((values) => values.length));
  return Array.from({ length: most * 3 }, (_, index) =>
    Object.fromEntries(
      [...kinds].map(([name, values], place) => [
        name,
        values[(index + place * (index % 3)) % values.length],
      ]),
    ),
  );
}

interface OwnedTable {
  table: string;
  owner: string;
}

/** A table whose rows name rows of another. */
export interface Reference {
  child: string;
  parent: string;
}

/** The tables in the order in which they are emptied: none before those that refer to it. A circle goes as it came. */
export function childrenFirst<Table extends OwnedTable>(
  tables: readonly Table[],
  references: readonly Reference[],
): Table[] {
  const left = new Map(tables.map((one) => [one.table, one]));
  const sorted: Table[] = [];
  while (left.size > 0) {
    const isFree = ({ table }: Table) =>
      !references.some(({ child, parent }) => parent === table && child !== table && left.has(child));
    const free = [...left.values()].filter(isFree);
    const next = free.length > 0 ? free : [...left.values()];
    for (const one of next) left.delete(one.table);
    sorted.push(...next);
  }
  return sorted;
}

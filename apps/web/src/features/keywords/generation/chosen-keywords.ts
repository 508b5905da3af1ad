/** Which of a batch are chosen when its list is opened: as many as the plan has room for, the first ones. */
export function firstChoice(ids: readonly string[], room: number | null): ReadonlySet<string> {
  return new Set(room === null ? ids : ids.slice(0, room));
}

/** How many can be chosen at all. */
export function choosable(total: number, room: number | null): number {
  return room === null ? total : Math.min(total, room);
}

/** The choice after one was pressed; beyond the room of the plan it stays as it was. */
export function afterToggle(
  chosen: ReadonlySet<string>,
  id: string,
  room: number | null,
): ReadonlySet<string> {
  if (chosen.has(id)) return new Set([...chosen].filter((other) => other !== id));
  return room !== null && chosen.size >= room ? chosen : new Set([...chosen, id]);
}

/** What of the choice is still there after the list was loaded anew. */
export function stillThere(chosen: ReadonlySet<string>, ids: readonly string[]): string[] {
  return ids.filter((id) => chosen.has(id));
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Does together what is cheaper together: what is asked for within one turn of the event loop, or while a group is in
 * work, makes up the next group, of at most `max`. Results stand in the order of the items; a group whose work fails
 * fails for each of them.
 */
export function inGroups<Item, Result>(
  max: number,
  work: (group: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isWorking = false;
  const workOff = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = waiting.splice(0, max);
      try {
        const results = await work(group.map(({ item }) => item));
        if (results.length !== group.length) throw new Error('a group has another number of results');
        for (const [at, one] of group.entries()) one.resolve(results[at] as Result);
      } catch (error) {
        for (const one of group) one.reject(error);
      }
    }
    isWorking = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isWorking) return;
      isWorking = true;
      setImmediate(() => void workOff());
    });
}

/** What work comes to, and how often others had their turn meanwhile: in one go it would be never or once. */
export async function turnsDuring<Result>(
  work: () => Promise<Result>,
): Promise<{ turns: number; result: Result }> {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const result = await work();
  isDone = true;
  return { turns, result };
}

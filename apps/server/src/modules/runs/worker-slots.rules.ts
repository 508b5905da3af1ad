/** From this share of its time on, a process has no more to give. */
const BUSY = 0.9;
/** As many channels keep a process busy; with fewer, fewer answers come together and each costs more to store. */
const FEWEST = 10;
/** What a busy process keeps of what it has at one look, and how many more one that is not may take at the next. */
const KEPT = 0.75;
const MORE = 4;

/**
 * How many channels of runs a process may have in work until its next look. One that is busy all the time asks no sooner
 * for having more: it lets go of some, for other processes or to serve them in turns, down to a few.
 * @param slots how many it was until now; never more than `most`
 * @param taken how many it has
 * @param utilization the share of time that its event loop was busy since the last look, from 0 to 1
 */
export function nextWorkerSlots({
  slots,
  taken,
  utilization,
  most,
}: {
  slots: number;
  taken: number;
  utilization: number;
  most: number;
}): number {
  if (utilization < BUSY) return Math.min(most, slots + MORE);
  return Math.min(slots, Math.max(FEWEST, Math.floor(taken * KEPT)));
}

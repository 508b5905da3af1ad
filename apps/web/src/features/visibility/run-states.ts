import type { Channel, Run, RunChannel } from '@answerscope/contract';

const UNDER_WAY: ReadonlySet<RunChannel['state']> = new Set(['waiting', 'ready', 'running']);
const SHOWN_AFTER_END_MS = 24 * 60 * 60 * 1000;

/** True for a run that ended before everything was asked. */
export function canGoOn({ state }: Pick<Run, 'state'>): boolean {
  return state === 'cancelled' || state === 'budget' || state === 'failed';
}

export function isUnderWay({ state }: Pick<Run, 'state'>): boolean {
  return state === 'running';
}

/** The assistants that these runs still ask. */
export function channelsUnderWay(runs: readonly Run[]): Channel[] {
  return runs
    .filter(isUnderWay)
    .flatMap(({ channels }) => channels.filter(({ state }) => UNDER_WAY.has(state)))
    .map(({ channel }) => channel);
}

/** Those under way, and the newest one if it has ended: for a day, or as long as it can be gone on with. */
export function runsToShow(runs: readonly Run[], now_ms: number): Run[] {
  return runs.filter((run, index) => isUnderWay(run) || (index === 0 && isOfInterest(run, now_ms)));
}

function isOfInterest(run: Run, now_ms: number): boolean {
  return canGoOn(run) || run.ended_at === null || now_ms - Date.parse(run.ended_at) < SHOWN_AFTER_END_MS;
}

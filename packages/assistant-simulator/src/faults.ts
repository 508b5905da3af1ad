import { SIMULATED_CHANNELS, type SimulatedChannel } from './options.ts';
import { createRandom, type Random } from './random.ts';
import { asNumber, asObject, asText } from './wire/wire-format.ts';

/** What can be made to go wrong. Those a provider does not know come as its nearest; what is `held` comes with the next release. */
export const FAULT_KINDS = [
  ...(['429', '500', '503', '529', 'quota', 'invalid_key', 'bad_request'] as const),
  ...(['timeout', 'slow', 'held', 'drop', 'malformed'] as const),
  ...(['empty', 'refusal', 'incomplete', 'blocked', 'failed_200', 'pause_turn', 'search_error'] as const),
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  /** Null strikes every channel. */
  channel: SimulatedChannel | null;
  kind: FaultKind;
  /** For 429, 503 and 529: the wait named in the reply, in seconds; null names none. */
  retryAfterSeconds: number | null;
  /** How many more requests it strikes; null means until reset. */
  times: number | null;
  /** How many more requests it lets pass before it strikes. */
  after: number;
  /** How likely it strikes a request, 0 to 1. */
  probability: number;
  /** For `slow`: how much later the answer comes. */
  delayMs: number;
}

/** Reads the body of `POST /admin/faults`; a text says what is wrong with it. */
export function readFault(body: unknown): Fault | string {
  const fields = asObject(body);
  const kind = FAULT_KINDS.find((known) => known === String(fields.kind));
  if (kind === undefined) return `kind must be one of ${FAULT_KINDS.join(', ')}`;
  const named = asText(fields.channel);
  const channel = SIMULATED_CHANNELS.find((known) => known === named) ?? null;
  if (named !== '' && channel === null) return `channel must be one of ${SIMULATED_CHANNELS.join(', ')}`;
  return {
    channel,
    kind,
    retryAfterSeconds: typeof fields.retryAfterSeconds === 'number' ? fields.retryAfterSeconds : null,
    times: typeof fields.times === 'number' ? fields.times : null,
    after: asNumber(fields.after, 0),
    probability: asNumber(fields.probability, 1),
    delayMs: asNumber(fields.delayMs, 3_000),
  };
}

/** The faults waiting to strike. The first that fits a request and draws it is taken. */
export function createFaults(seed: string) {
  let faults: Fault[] = [];
  let held = new AbortController();
  let random: Random = createRandom('faults', seed);
  const release = (): void => {
    faults = faults.filter(({ kind }) => kind !== 'held');
    held.abort();
    held = new AbortController();
  };
  return {
    add: (fault: Fault) => {
      faults.push(fault);
    },
    /** Lets every answer go that is `held`, and holds no further one. */
    release,
    /** Aborted by the next release. */
    untilReleased: (): AbortSignal => held.signal,
    clear: () => {
      release();
      faults = [];
      random = createRandom('faults', seed);
    },
    take: (channel: SimulatedChannel): Fault | null => {
      const fitting = faults.filter((fault) => fault.channel === null || fault.channel === channel);
      const due = fitting.filter(({ after }) => after <= 0);
      for (const fault of fitting) fault.after -= 1;
      const fault = due.find(({ probability }) => random.next() < probability) ?? null;
      if (fault?.times != null) {
        fault.times -= 1;
        if (fault.times <= 0) faults = faults.filter((one) => one !== fault);
      }
      return fault;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;

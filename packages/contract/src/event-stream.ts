import type { ServerEvent } from './events.ts';

type EventType = ServerEvent['type'];

/** The data of `ready`, with which an event stream opens and which it repeats when it may have missed events. */
export interface EventStreamStart {
  /** Milliseconds, until now, in which the server has heard every event. */
  reach_ms: number;
  /** Milliseconds since the user's latest event of each type, of those that the server has heard. */
  recent: Partial<Record<EventType, number>>;
}

/**
 * The types of events since a page's oldest read began, which the page may have missed; null when the server's reach is
 * shorter than that. Only durations are compared, so server and browser need no common clock, and a message that takes
 * long can only add types.
 * @param readAgeMs milliseconds since the oldest read began, measured after `ready` has arrived
 */
export function missedSince(start: EventStreamStart, readAgeMs: number): EventType[] | null {
  if (!(start.reach_ms >= readAgeMs)) return null;
  const recent = Object.entries(start.recent) as [EventType, number][];
  return recent.flatMap(([type, agoMs]) => (agoMs <= readAgeMs ? [type] : []));
}

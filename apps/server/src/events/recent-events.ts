import type { EventStreamStart, ServerEvent } from '@answerscope/contract';
import type { AccountId } from '../lib/ids.ts';

const REACH_MAX_MS = 10 * 60_000;

/** When each user's latest event of each type was heard: what a browser may have missed before its stream opened. */
export class RecentEvents {
  readonly #nowMs: () => number;
  /** Users in the order of their latest event. */
  readonly #users = new Map<string, Map<ServerEvent['type'], number>>();
  #sinceMs: number;

  /** @param nowMs a clock that is never set back */
  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
    this.#sinceMs = nowMs();
  }

  /** Starts over after a time in which events may have been missed. */
  restart(): void {
    this.#users.clear();
    this.#sinceMs = this.#nowMs();
  }

  add(accountId: AccountId, type: ServerEvent['type']): void {
    const nowMs = this.#nowMs();
    const types = this.#users.get(accountId) ?? new Map();
    this.#users.delete(accountId);
    this.#users.set(accountId, types.set(type, nowMs));
    for (const [id, heard] of this.#users) {
      if (Math.max(...heard.values()) >= nowMs - REACH_MAX_MS) break;
      this.#users.delete(id);
    }
  }

  startFor(accountId: AccountId): EventStreamStart {
    const nowMs = this.#nowMs();
    const heard = [...(this.#users.get(accountId) ?? [])];
    return {
      reach_ms: Math.min(Math.floor(nowMs - this.#sinceMs), REACH_MAX_MS),
      recent: Object.fromEntries(heard.map(([type, atMs]) => [type, Math.floor(nowMs - atMs)])),
    };
  }
}

import type { Installation } from '@answerscope/contract';
import type { SignedInActor } from './context/actor.ts';
import type { AccountId } from './lib/ids.ts';

type State = NonNullable<Installation['history_import']>;

/** How far this process is with importing the demonstration's history. */
export interface HistoryImport {
  begin(accountId: AccountId, days: number): void;
  /** @param progress 0 to 1 */
  advance(progress: number): void;
  end(): void;
  fail(): void;
  /** For whose pages are incomplete meanwhile: the account itself and administrators. Null for others and at all other times. */
  seenBy(actor: SignedInActor | null): State | null;
}

export function createHistoryImport(): HistoryImport {
  let current: { accountId: AccountId; state: State } | null = null;
  const change = (state: Partial<State>): void => {
    if (current !== null) current = { ...current, state: { ...current.state, ...state } };
  };
  return {
    begin(accountId, days) {
      current = { accountId, state: { days, progress: 0, has_failed: false } };
    },
    advance: (progress) => change({ progress }),
    end() {
      current = null;
    },
    fail: () => change({ has_failed: true }),
    seenBy(actor) {
      if (current === null || actor === null) return null;
      return actor.kind === 'administrator' || actor.accountId === current.accountId ? current.state : null;
    },
  };
}

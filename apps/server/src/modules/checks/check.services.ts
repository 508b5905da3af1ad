import type { Channel } from '@answerscope/contract';
import type { AccountContext } from '../../context/account-context.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { AnswerServices } from '../answers/index.ts';
import type { UsualCall } from './usual-call.queries.ts';

/** What checks need from outside; made once, in the composition root. */
export interface CheckServices extends AnswerServices {
  /** What answers of the kind of now usually cost and take on a channel, over everybody here; null without any. */
  usualCall: (channel: Channel) => Promise<UsualCall | null>;
  /** How long a caller waits for a single check, retries included. */
  waitMaxMs: number;
  /** Ends the reservation of a closed attempt, together with others'; never rejects. */
  settleAttempt: (attempt: { account_id: AccountId; id: string }) => Promise<void>;
  /**
   * Demonstration mode only: lets the simulated assistants hear of a brand, as real ones do from the web, for answers
   * to that one question: nobody else's answers name it.
   */
  introduceBrand: ((brand: { name: string; question: string }) => void) | null;
  /** Work that goes on after its caller has been answered; a stop waits for it. */
  background: { add(work: Promise<unknown>): void; settled(timeoutMs: number): Promise<void> };
}

/** What a use case is called with that asks assistants in the name of a user. */
export interface CheckContext extends AccountContext {
  services: CheckServices;
}

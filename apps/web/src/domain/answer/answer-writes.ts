import type { AppClients } from '../../lib/app-clients.tsx';
import { queuedWrite } from '../../lib/query-client.ts';
import { refreshAfter } from '../check/stale-after.ts';
import * as messages from './messages.ts';

/** What a user says of an answer, which waits without a connection, and which a page can take over from another. */
export function answerWrites(clients: AppClients) {
  const { api } = clients;
  const reload = () => refreshAfter(clients, { type: 'feedback_changed' });
  return {
    giveFeedback: {
      ...queuedWrite,
      mutationKey: ['give-feedback'],
      mutationFn: (given: { id: string; expected: 'mentioned' | 'not_mentioned'; note: string | null }) =>
        api.checks.give_feedback(given),
      meta: { operation: messages.sendFeedback },
      onSuccess: reload,
    },
    withdrawFeedback: {
      ...queuedWrite,
      mutationKey: ['withdraw-feedback'],
      mutationFn: (answer: { id: string }) => api.checks.withdraw_feedback(answer),
      meta: { operation: messages.takeFeedbackBack },
      onSuccess: reload,
    },
    /** Counts an answer in, or leaves it out again. */
    countAnswer: {
      ...queuedWrite,
      mutationKey: ['count-answer'],
      mutationFn: ({ id, isIn }: { id: string; isIn: boolean }) =>
        isIn ? api.judging.count_answer_in({ id }) : api.judging.leave_answer_out({ id }),
      meta: { operation: messages.countAnswer },
      onSuccess: () => refreshAfter(clients, { type: 'answer_counted' }),
    },
  };
}

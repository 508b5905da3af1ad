import type { ReportedAction } from '@answerscope/contract';

/** Acts of a page that tells nothing wait for nobody: only so many are kept. */
const NOTED_MAX = 20;

/** Sign-ins, sign-outs, errors and purchases of this page, for who tells of them; light enough for the landing page. */
export interface ActionLog {
  noted: Pick<ReportedAction, 'action' | 'element'>[];
  note(action: ReportedAction['action'], element: string): void;
  /** Is called with each act from now on, and with those that were noted before. */
  watch(onNoted: (act: ActionLog['noted'][number]) => void): void;
}

export function createActionLog(): ActionLog {
  const noted: ActionLog['noted'] = [];
  let notify: ((act: ActionLog['noted'][number]) => void) | null = null;
  return {
    noted,
    note: (action, element) => {
      if (noted.length < NOTED_MAX) noted.push({ action, element });
      notify?.({ action, element });
    },
    watch: (onNoted) => {
      for (const act of noted) onNoted(act);
      notify = onNoted;
    },
  };
}

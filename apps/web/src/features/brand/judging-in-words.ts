import type { Judgement, JudgementDifference, JudgingStatus } from '@answerscope/contract';

const answers = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'answer' : 'answers'}`;

/** What a preview would change, in a sentence. */
export function differenceInWords({ answers: total, gained, lost }: JudgementDifference): string {
  if (gained + lost === 0) return `None of your ${answers(total)} would be judged otherwise.`;
  const parts = [
    gained > 0 && `${answers(gained)} would newly name you`,
    lost > 0 && `${answers(lost)} would no longer name you`,
  ].filter((part) => part !== false);
  return `Of your ${answers(total)}, ${parts.join(' and ')}.`;
}

/** What is to be done about names or rules that do not hold yet. */
export type JudgingStep = 'nothing' | 'start' | 'wait' | 'decide' | 'again';

export function judgingStep({ preview, names_changed, rules_changed }: JudgingStatus): JudgingStep {
  if (preview?.stale) return 'again';
  if (preview) return preview.completed_at === null ? 'wait' : 'decide';
  return names_changed || rules_changed ? 'start' : 'nothing';
}

/** Why a preview cannot be applied any more. */
export function staleInWords(stale: NonNullable<Judgement['stale']>): string {
  return {
    names_moved: 'Names were changed after this preview began.',
    judgement_moved: 'Another judgement was put in force after this preview began.',
    rules_moved: 'The rules have changed since this preview began.',
  }[stale];
}

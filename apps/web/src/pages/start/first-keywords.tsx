import { BatchChoice, type BatchChoiceProps } from '../../features/keywords/generation/batch-choice.tsx';
import { useFirstCheck } from '../../features/visibility/use-first-check.ts';

/** The second step: the keywords that were generated, and the first check of those that are chosen. */
export default function FirstKeywords(props: Omit<BatchChoiceProps, 'check'>) {
  return <BatchChoice {...props} check={useFirstCheck()} />;
}

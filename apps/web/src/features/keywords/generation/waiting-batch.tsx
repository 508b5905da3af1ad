import type { OpenBatch } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
import { Button } from '../../../ui/button.tsx';

interface WaitingBatchProps {
  batch: OpenBatch;
  isFullWidth?: boolean;
  onOpen: () => void;
}

/** The way back to generated keywords that nobody has chosen from yet. */
export function WaitingBatch({ batch, isFullWidth, onOpen }: WaitingBatchProps) {
  return (
    <Button {...(isFullWidth ? { isFullWidth, size: 'large' } : {})} onClick={onOpen}>
      Back to your {counted(batch.keywords.length, 'keyword')}
    </Button>
  );
}

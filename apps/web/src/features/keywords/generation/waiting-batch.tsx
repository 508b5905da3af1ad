import type { OpenBatch } from '@answerscope/contract';
import { Button } from '../../../ui/button.tsx';
import * as messages from '../messages.ts';

interface WaitingBatchProps {
  batch: OpenBatch;
  isFullWidth?: boolean;
  onOpen: () => void;
}

/** The way back to generated keywords that nobody has chosen from yet. */
export function WaitingBatch({ batch, isFullWidth, onOpen }: WaitingBatchProps) {
  return (
    <Button {...(isFullWidth ? { isFullWidth, size: 'large' } : {})} onClick={onOpen}>
      {messages.backToKeywords({ count: batch.keywords.length })}
    </Button>
  );
}

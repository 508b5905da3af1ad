import type { AnswerDetail } from '@answerscope/contract';
import { lazy, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import type { MarkedSpan } from './answer-spans.ts';

const NotUsDialog = lazy(() => import('../names/not-us-dialog.tsx'));

interface NotUsProps {
  answer: Pick<AnswerDetail, 'id' | 'company_name'>;
  span: Pick<MarkedSpan, 'start' | 'end' | 'matched_name'>;
}

/** Lets the user say that a mention is of somebody else of their name. */
export function NotUs({ answer: { id, company_name }, span: { start, end, matched_name } }: NotUsProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" aria-label={`Not us: ${matched_name}`} onClick={() => setOpen(true)}>
        Not us
      </Button>
      {isOpen && (
        <LazyPart onClose={close}>
          <NotUsDialog place={{ id, start, end }} company={company_name} onClose={close} />
        </LazyPart>
      )}
    </>
  );
}

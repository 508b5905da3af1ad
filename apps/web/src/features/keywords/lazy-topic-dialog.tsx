import { lazy, useState } from 'react';
import { LazyPart } from '../../ui/lazy-part.tsx';
import type { TopicDialogProps } from './topic-dialog.tsx';

const TopicDialog = lazy(() => import('./topic-dialog.tsx'));

/** The dialog, loaded with its first use. It stays then, so that it can give the focus back. */
export function LazyTopicDialog(props: TopicDialogProps) {
  const [isNeeded, setNeeded] = useState(false);
  if (props.ids !== null && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  const close = () => {
    setNeeded(false);
    props.onClose();
  };
  return (
    <LazyPart onClose={close}>
      <TopicDialog {...props} />
    </LazyPart>
  );
}

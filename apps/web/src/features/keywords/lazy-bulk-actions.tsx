import { lazy, useState } from 'react';
import { LazyPart } from '../../ui/lazy-part.tsx';
import type { KeywordBulkActionsProps } from './keyword-bulk-actions.tsx';

const KeywordBulkActions = lazy(() => import('./keyword-bulk-actions.tsx'));

/** The actions, loaded with the first keyword that is chosen. They stay then, for what they have open. */
export function LazyBulkActions(props: KeywordBulkActionsProps) {
  const [isNeeded, setNeeded] = useState(false);
  if (props.selection.ids.size > 0 && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <LazyPart>
      <KeywordBulkActions {...props} />
    </LazyPart>
  );
}

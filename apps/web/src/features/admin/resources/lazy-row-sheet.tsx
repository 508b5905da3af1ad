import { lazy, type ReactNode, useEffect, useState } from 'react';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import type { ResourceRow } from './resource-types.ts';
import type { RowSheetProps } from './row-sheet.tsx';

/** As it is, whatever its rows are: a part that is loaded later forgets what it is generic over. */
type OfAnyRow = <Row extends ResourceRow>(props: RowSheetProps<Row>) => ReactNode;

const RowSheet = lazy(() => import('./row-sheet.tsx')) as unknown as OfAnyRow;

/** The form and history of a row, which are loaded when the first one is opened: a list has neither. */
export function LazyRowSheet<Row extends ResourceRow>(props: RowSheetProps<Row>) {
  const { id, onClose } = props;
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (id !== undefined) setNeeded(true);
  }, [id]);
  const close = () => {
    setNeeded(false);
    onClose();
  };
  return (
    isNeeded && (
      <LazyPart onClose={close}>
        <RowSheet {...props} />
      </LazyPart>
    )
  );
}

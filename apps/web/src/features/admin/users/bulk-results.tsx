import type { BulkResult } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import styles from './bulk-results.module.css';

interface BulkResultsProps {
  results: readonly BulkResult[];
  nameOf: (id: string) => string;
  onClose: () => void;
}

/** What became of each user where not all could be changed. */
export function BulkResults({ results, nameOf, onClose }: BulkResultsProps) {
  const refused = results.filter(({ success }) => !success);
  const done = results.length - refused.length;
  return (
    <Sheet isOpen title={`${counted(refused.length, 'user')} not changed`} onClose={onClose}>
      <div className={styles.results}>
        <p>{counted(done, 'user')} changed. Those below stay selected.</p>
        <ul>
          {refused.map(({ id, error }) => (
            <li key={id}>
              <strong>{nameOf(id)}</strong>
              <span>{error?.message}</span>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

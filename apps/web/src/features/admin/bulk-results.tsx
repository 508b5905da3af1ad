import { Sheet } from '../../ui/sheet.tsx';
import styles from './bulk-results.module.css';

/** What became of one of many. */
interface OneResult {
  id: string;
  success: boolean;
  /** Null where it was done. */
  error: { message: string } | null;
}

interface BulkResultsProps {
  /** '2 users not changed', and '4 users changed', with what is selected now. */
  words: Record<'notChanged' | 'changed', (values: { count: number }) => string>;
  results: readonly OneResult[];
  nameOf: (id: string) => string;
  onClose: () => void;
}

/** What became of each of many where not all could be changed. */
export function BulkResults({ words, results, nameOf, onClose }: BulkResultsProps) {
  const refused = results.filter(({ success }) => !success);
  return (
    <Sheet isOpen title={words.notChanged({ count: refused.length })} onClose={onClose}>
      <div className={styles.results}>
        <p>{words.changed({ count: results.length - refused.length })}</p>
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

import { counted } from '../../lib/counted.ts';
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
  /** 'user', 'users' */
  words: { one: string; many: string };
  results: readonly OneResult[];
  nameOf: (id: string) => string;
  onClose: () => void;
}

/** What became of each of many where not all could be changed. */
export function BulkResults({ words, results, nameOf, onClose }: BulkResultsProps) {
  const refused = results.filter(({ success }) => !success);
  const inWords = (count: number) => counted(count, words.one, words.many);
  return (
    <Sheet isOpen title={`${inWords(refused.length)} not changed`} onClose={onClose}>
      <div className={styles.results}>
        <p>{inWords(results.length - refused.length)} changed. Those below stay selected.</p>
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

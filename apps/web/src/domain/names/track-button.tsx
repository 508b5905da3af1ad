import { nameKey } from '@answerscope/contract';
import { Button } from '../../ui/button.tsx';
import styles from './track-button.module.css';
import { useTrackedNames, useTrackName } from './use-track-name.ts';

/** Makes a competitor of a name in one click; says so where it is one already. */
export function TrackButton({ name }: { name: string }) {
  const tracked = useTrackedNames(true);
  const track = useTrackName();
  if (tracked?.has(nameKey(name))) return <span className={styles.tracked}>On your list</span>;
  return (
    <Button
      size="small"
      disabled={tracked === undefined || track.isPending}
      aria-label={`Track ${name}`}
      onClick={() => track.mutate(name)}
    >
      {track.isPending ? 'Adding...' : 'Track'}
    </Button>
  );
}

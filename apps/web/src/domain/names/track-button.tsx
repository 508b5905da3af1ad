import { nameKey } from '@answerscope/contract';
import { Button } from '../../ui/button.tsx';
import * as messages from './messages.ts';
import styles from './track-button.module.css';
import { useTrackedNames, useTrackName } from './use-track-name.ts';

interface TrackButtonProps {
  name: string;
  /** It is tracked under another name. */
  isTracked?: boolean;
}

/** Makes a competitor of a name in one click; says so where it is one already. */
export function TrackButton({ name, isTracked = false }: TrackButtonProps) {
  const tracked = useTrackedNames(true);
  const track = useTrackName();
  if (isTracked || tracked?.has(nameKey(name)))
    return <span className={styles.tracked}>{messages.tracked}</span>;
  return (
    <Button
      size="small"
      disabled={tracked === undefined || track.isPending}
      aria-label={messages.trackName({ name })}
      onClick={() => track.mutate(name)}
    >
      {track.isPending ? messages.adding : messages.track}
    </Button>
  );
}

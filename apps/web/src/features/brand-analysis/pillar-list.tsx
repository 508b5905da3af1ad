import { listInWords, type PillarFigures } from '@answerscope/contract';
import { ChannelCounts } from './channel-counts.tsx';
import * as messages from './messages.ts';
import { OpenAnswers } from './open-answers.tsx';
import styles from './pillar-list.module.css';

interface PillarListProps {
  pillars: readonly PillarFigures[];
  onOpen: (pillar: PillarFigures) => void;
}

/** Messaging pillars of several themes, with the answers that carry any of these. */
export function PillarList({ pillars, onOpen }: PillarListProps) {
  return (
    <ol className={`rows ${styles.list}`} aria-label={messages.messagingPillars}>
      {pillars.map((pillar) => (
        <li key={pillar.sort_order} className={styles.pillar}>
          <div className={styles.text}>
            <p className={styles.words}>{pillar.pillar_text}</p>
            <p className="faint">
              {messages.themesOfPillar({
                count: pillar.themes.length,
                names: listInWords(pillar.themes),
              })}
            </p>
          </div>
          {pillar.share && (
            <div className={styles.figures}>
              <OpenAnswers label={pillar.pillar_text} share={pillar.share} onOpen={() => onOpen(pillar)} />
              <ChannelCounts channels={pillar.channels} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

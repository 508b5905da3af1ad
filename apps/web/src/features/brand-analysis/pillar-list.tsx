import type { PillarFigures } from '@answerscope/contract';
import { Button } from '../../ui/button.tsx';
import { ChannelCounts } from './channel-counts.tsx';
import * as messages from './messages.ts';
import { OpenAnswers } from './open-answers.tsx';
import styles from './pillar-list.module.css';

interface PillarListProps {
  pillars: readonly PillarFigures[];
  onOpen: (pillar: PillarFigures) => void;
  /** Adds a theme that says the pillar. */
  onAdd: (pillar: PillarFigures) => void;
}

/** Each messaging pillar with the answers that carry one of its themes. */
export function PillarList({ pillars, onOpen, onAdd }: PillarListProps) {
  return (
    <ol className={`rows ${styles.list}`} aria-label={messages.messagingPillars}>
      {pillars.map((pillar) => (
        <li key={pillar.sort_order} className={styles.pillar}>
          <div className={styles.text}>
            <p className={styles.words}>{pillar.pillar_text}</p>
            <p className="faint">
              {pillar.share === null
                ? messages.itHasNoThemesYet
                : messages.themesOfPillar({
                    count: pillar.themes.length,
                    names: new Intl.ListFormat('en').format(pillar.themes),
                  })}
            </p>
          </div>
          {pillar.share === null ? (
            <Button
              size="small"
              aria-label={messages.addAThemeFor({ pillar: pillar.pillar_text })}
              onClick={() => onAdd(pillar)}
            >
              {messages.addATheme}
            </Button>
          ) : (
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

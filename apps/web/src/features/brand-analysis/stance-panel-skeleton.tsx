import { STANCE_GROUP_WORDS } from '@answerscope/contract';
import { Panel } from '../../ui/page-frame.tsx';
import { Loading, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import styles from './stance-panel.module.css';

export const STANCE_PANEL_TITLE = messages.howAnswersSpeak;

/** The panel while its counts load, in the size they will have. */
export function StancePanelSkeleton() {
  return (
    <Panel title={STANCE_PANEL_TITLE}>
      <Loading label={messages.loadingHowAnswersSpeak}>
        <div className={styles.groups}>
          {Object.values(STANCE_GROUP_WORDS).map((group) => (
            <Skeleton key={group} height="48px" />
          ))}
        </div>
        <Skeleton width="80px" height="24px" />
      </Loading>
    </Panel>
  );
}

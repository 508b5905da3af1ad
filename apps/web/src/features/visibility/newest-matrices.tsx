import type { Run } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { Freshness } from '../../ui/freshness.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { describeRunEnd, nameChannels } from './describe-run.ts';
import * as messages from './messages.ts';
import styles from './newest-matrices.module.css';
import { isMatrix } from './test-matrix.ts';

/** The newest checks that can be shown as a matrix, those under way first; nothing where there are none. */
export function NewestMatrices({ runs }: { runs: readonly Run[] | undefined }) {
  const shown = runs?.filter(isMatrix) ?? [];
  if (shown.length === 0) return null;
  return (
    <Panel title={messages.newestChecks}>
      <ul className={styles.runs}>
        {shown.map((run) => (
          <li key={run.id}>
            <Link to="/tracker/visibility-optimized" search={{ run: run.id }}>
              {messages.checksOn({ checks: run.total, assistants: nameChannels(run.channels) })}
            </Link>{' '}
            <span className="quiet">
              {describeRunEnd(run)?.title ??
                messages.underWay({ processed: run.processed, total: run.total })}
              {' · '}
              <Freshness iso={run.created_at} label={messages.startedAgo} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

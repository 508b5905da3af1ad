import type { OmegaOverride } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ChannelBadge } from '../../../domain/channel/channel-badge.tsx';
import { VerdictBadge } from '../../../domain/verdict/verdict-badge.tsx';
import { richText } from '../../../lib/rich-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { RowList } from '../row-list.tsx';
import { LiftOmegaDialog } from './lift-omega-dialog.tsx';
import * as messages from './messages.ts';
import styles from './omega-list.module.css';

/** Forced statuses, each with whose it is, why, by whom and until when; one in force can be lifted. Null while they load. */
export function OmegaOverrides({ overrides }: { overrides: readonly OmegaOverride[] | null }) {
  const [chosen, setChosen] = useState<OmegaOverride | null>(null);
  return (
    <>
      <RowList rows={overrides} loading={messages.loadingTheSetStatuses}>
        {(override) => (
          <>
            <div className={styles.head}>
              <strong>{override.keyword}</strong>
              <ChannelBadge channel={override.channel} />
              <VerdictBadge state={override.forced_status} />
              {override.state === 'in_force' && (
                <span className={styles.act}>
                  <Button
                    onClick={() => setChosen(override)}
                    aria-label={messages.liftStatusOf({ keyword: override.keyword })}
                  >
                    {messages.lift}
                  </Button>
                </span>
              )}
            </div>
            <p className={styles.by}>
              <Link to="/admin/users/$id" params={{ id: override.user.id }} className="link">
                {override.user.email}
              </Link>
              {' · '}
              {richText(
                messages.setBy({
                  administrator: nameOf(override.set_by),
                  at: () => <TimeStamp iso={override.set_at} />,
                }),
              )}
              {' · '}
              <Until override={override} />
            </p>
            <p className={styles.reason}>{messages.quotedReason({ reason: override.reason })}</p>
            {override.lifted && <Lifted {...override.lifted} />}
          </>
        )}
      </RowList>
      {chosen && <LiftOmegaDialog override={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function Lifted({ at, by, reason }: NonNullable<OmegaOverride['lifted']>) {
  const administrator = nameOf(by);
  return (
    <p className={styles.by}>
      {richText(messages.liftedBy({ administrator, reason, at: () => <TimeStamp iso={at} /> }))}
    </p>
  );
}

function Until({ override: { state, until } }: { override: OmegaOverride }) {
  if (until === null) return messages.untilItIsLifted;
  const ends = state === 'expired' ? messages.expiredAt : messages.untilThen;
  return richText(ends({ at: () => <TimeStamp iso={until} /> }));
}

function nameOf({ email }: OmegaOverride['set_by']): string {
  return email ?? messages.administratorGone;
}

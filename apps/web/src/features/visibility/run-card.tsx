import { type Run, type RunChannel, sentencesInWords } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { formatSeconds, formatTime } from '../../lib/format.ts';
import { useOnline } from '../../lib/use-online.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Freshness } from '../../ui/freshness.tsx';
import { PhoneFold } from '../../ui/phone-fold.tsx';
import { Progress } from '../../ui/progress.tsx';
import { describeChannel, describeRunEnd, nameChannels } from './describe-run.ts';
import { useCancelRun, useResumeRun } from './end-run.ts';
import * as messages from './messages.ts';
import styles from './run-card.module.css';
import { canGoOn, isUnderWay } from './run-states.ts';
import { useTimeLeft } from './use-time-left.ts';

/**
 * A run with its progress on each channel, or its end. It runs on the server and needs no open page. Once finished, it is
 * folded to one line on a phone.
 */
export function RunCard({ run }: { run: Run }) {
  const isOnline = useOnline();
  const cancel = useCancelRun();
  const resume = useResumeRun();
  const goesOn = isUnderWay(run);
  const card = (
    <section
      className={classNames('card', styles.card)}
      aria-label={goesOn ? messages.checkUnderWay : messages.newestCheck}
    >
      {!isOnline && goesOn && <Alert tone="warning">{messages.youAreOffline}</Alert>}
      <div className={styles.head}>
        <div className={styles.progress}>
          <Progress
            label={titleOf(run)}
            done={run.processed}
            total={run.total}
            tone={toneOf(run)}
            note={goesOn ? <TimeLeft run={run} /> : <Ended run={run} />}
          />
        </div>
        {goesOn && (
          <Button disabled={cancel.isPending || !isOnline} onClick={() => cancel.mutate(run.id)}>
            {cancel.isPending ? messages.cancelling : messages.cancelCheck}
          </Button>
        )}
        {canGoOn(run) && (
          <Button disabled={resume.isPending || !isOnline} onClick={() => resume.mutate(run.id)}>
            {resume.isPending ? messages.goingOn : messages.goOn}
          </Button>
        )}
      </div>
      <ul className={styles.channels}>
        {run.channels.map((channel) => (
          <ChannelLine key={channel.channel} channel={channel} />
        ))}
      </ul>
    </section>
  );
  return goesOn || canGoOn(run) ? card : <PhoneFold label={titleOf(run)}>{card}</PhoneFold>;
}

function titleOf(run: Run): string {
  if (!isUnderWay(run)) return describeRunEnd(run)?.title ?? '';
  return messages.checkingOn({ assistants: nameChannels(run.channels) });
}

function toneOf(run: Run): 'running' | 'done' | 'stopped' {
  if (isUnderWay(run)) return 'running';
  return run.state === 'done' && run.failed === 0 ? 'done' : 'stopped';
}

function TimeLeft({ run }: { run: Run }) {
  const left = useTimeLeft(run);
  return sentencesInWords([
    left !== null && messages.timeLeft({ time: formatSeconds(left) }),
    messages.youCanLeave,
  ]);
}

function Ended({ run }: { run: Run }) {
  return (
    <>
      {describeRunEnd(run)?.description.replace(/\.$/, '')}
      {run.ended_at && (
        <>
          {' · '}
          <Freshness iso={run.ended_at} label={messages.endedAgo} />
        </>
      )}
    </>
  );
}

function ChannelLine({ channel }: { channel: RunChannel }) {
  const timeZone = useTimeZone();
  const words = describeChannel(channel, (iso) => formatTime(iso, timeZone));
  return (
    <li className={styles.channel}>
      <ChannelBadge channel={channel.channel} />
      <span className={styles.state}>{words}</span>
      <span className={styles.counts}>
        {messages.processedOf({ processed: channel.processed, total: channel.total })}
        {channel.processed > 0 && ` · ${messages.mentionedCount({ count: channel.mentioned })}`}
        {channel.errors > 0 && (
          <>
            {' · '}
            <Link to="/tracker/visibility" search={{ channel: channel.channel, status: 'failed' }}>
              {messages.failedCount({ count: channel.errors })}
            </Link>
          </>
        )}
      </span>
    </li>
  );
}

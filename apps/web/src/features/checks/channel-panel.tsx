import { CHANNEL_LABELS, type Channel, dollarsInWords, type Plan } from '@answerscope/contract';
import { IconKeyOff, IconLock } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { FailureWords } from '../../domain/verdict/failure-words.tsx';
import { VerdictBadge } from '../../domain/verdict/verdict-badge.tsx';
import { richText } from '../../lib/rich-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import styles from './channel-panel.module.css';
import type { ChannelPanelState } from './channel-panel-state.ts';
import { ElapsedSeconds } from './elapsed-seconds.tsx';
import * as messages from './messages.ts';
import { PanelAnswer } from './panel-answer.tsx';

interface ChannelPanelProps {
  channel: Channel;
  state: ChannelPanelState;
  /** It also waits for its turn in a run. */
  isQueued: boolean;
  /** The cheapest plan that includes the assistant; null when none does, undefined while the plans load. */
  plan: Plan | null | undefined;
  arePlansMissing: boolean;
  canAsk: boolean;
  onRetry: () => void;
}

/** One assistant and one keyword: what it answered, that it is being asked, or why it cannot be. */
export function ChannelPanel({ onRetry, isQueued, ...props }: ChannelPanelProps) {
  const { channel, state } = props;
  const isAvailable = state.kind !== 'locked' && state.kind !== 'not-configured';
  const answer = state.kind === 'answered' || state.kind === 'refused' ? state.result : null;
  const panel = useRef<HTMLLIElement>(null);
  const retry = () => {
    // The button goes, so the focus stays with its panel.
    panel.current?.focus();
    onRetry();
  };
  const content = (
    <>
      <div className={styles.head}>
        <h2>
          <ChannelBadge channel={channel} />
        </h2>
        {headSign(state)}
      </div>
      {isQueued && <p className={styles.quiet}>{messages.waitingForTurnInCheck}</p>}
      <Body {...props} onRetry={retry} />
    </>
  );
  return (
    <li ref={panel} tabIndex={-1} className={styles.panel} data-available={isAvailable}>
      {answer ? (
        <article aria-label={messages.answerOf({ assistant: CHANNEL_LABELS[channel] })}>{content}</article>
      ) : (
        content
      )}
    </li>
  );
}

function headSign(state: ChannelPanelState): ReactNode {
  switch (state.kind) {
    case 'locked':
      return <IconLock size={16} stroke={1.75} aria-hidden="true" />;
    case 'not-configured':
      return <IconKeyOff size={16} stroke={1.75} aria-hidden="true" />;
    case 'answered':
    case 'refused':
      return (
        state.result && (
          <VerdictBadge
            state={state.result.result_state}
            isSetByAdministrator={state.result.forced_status !== null}
          />
        )
      );
    case 'failed':
      return <VerdictBadge state="failed" />;
    default:
      return null;
  }
}

function Body({
  channel,
  state,
  plan,
  arePlansMissing,
  canAsk,
  onRetry,
}: Omit<ChannelPanelProps, 'isQueued'>): ReactNode {
  const assistant = CHANNEL_LABELS[channel];
  switch (state.kind) {
    case 'locked':
      return <Locked assistant={assistant} plan={plan} arePlansMissing={arePlansMissing} />;
    case 'not-configured':
      return <p className={styles.quiet}>{messages.notConfigured({ assistant })}</p>;
    case 'loading':
      return (
        <Loading label={messages.loadingNewestAnswer({ assistant })}>
          <SkeletonLines />
        </Loading>
      );
    case 'waiting':
      return (
        <div className={styles.body} aria-busy="true">
          <p className={styles.quiet}>
            {richText(
              messages.waitingForAnswer({
                seconds: () => <ElapsedSeconds since_ms={state.asked_at_ms} />,
              }),
            )}
          </p>
          <SkeletonLines />
        </div>
      );
    case 'not-asked':
      return (
        <div className={styles.body}>
          <h3>{messages.notCheckedYet}</h3>
          <p className={styles.quiet}>{messages.nobodyHasAsked({ assistant })}</p>
          {canAsk && (
            <Button size="small" className={styles.retry} onClick={onRetry}>
              {messages.ask({ assistant })}
            </Button>
          )}
        </div>
      );
    case 'answered':
      return <PanelAnswer channel={channel} result={state.result} />;
    case 'failed':
      return (
        <div className={styles.body}>
          <Alert tone={state.is_fresh ? 'negative' : 'warning'}>
            <WhatFailed channel={channel} state={state} />
          </Alert>
          {canAsk && <TryAgain assistant={assistant} onRetry={onRetry} />}
        </div>
      );
    case 'refused':
      return (
        <div className={styles.body}>
          <Alert tone="negative">{state.words}</Alert>
          {state.can_retry && canAsk && <TryAgain assistant={assistant} onRetry={onRetry} />}
          {state.result && (
            <>
              <p className={styles.quiet}>{messages.theAnswerBeforeStands}</p>
              <PanelAnswer channel={channel} result={state.result} />
            </>
          )}
        </div>
      );
  }
}

interface WhatFailedProps {
  channel: Channel;
  state: Extract<ChannelPanelState, { kind: 'failed' }>;
}

function WhatFailed({ channel, state }: WhatFailedProps) {
  const failure = () => (
    <FailureWords channel={channel} text={state.words} code={state.code}>
      {` ${messages.countsAsUnknown}`}
    </FailureWords>
  );
  const { checked_at } = state;
  if (state.is_fresh || checked_at === null) return richText(messages.checkHasFailed({ failure }));
  return richText(messages.checkOfDayFailed({ day: () => <TimeStamp iso={checked_at} />, failure }));
}

interface LockedProps extends Pick<ChannelPanelProps, 'plan' | 'arePlansMissing'> {
  assistant: string;
}

function Locked({ assistant, plan, arePlansMissing }: LockedProps) {
  if (arePlansMissing) return <p className={styles.quiet}>{messages.notInYourPlan({ assistant })}</p>;
  if (plan === undefined) return <Skeleton width="80%" />;
  return (
    <p className={styles.quiet}>
      {plan === null
        ? messages.inNoPlan({ assistant })
        : messages.comesWithPlan({ assistant, plan: plan.name, price: dollarsInWords(plan.price_monthly) })}
    </p>
  );
}

function TryAgain({ assistant, onRetry }: { assistant: string; onRetry: () => void }) {
  return (
    <Button
      size="small"
      className={styles.retry}
      aria-label={messages.tryAssistantAgain({ assistant })}
      onClick={onRetry}
    >
      {messages.tryAgain}
    </Button>
  );
}

function SkeletonLines() {
  return ['96%', '88%', '92%', '60%'].map((width) => <Skeleton key={width} width={width} />);
}

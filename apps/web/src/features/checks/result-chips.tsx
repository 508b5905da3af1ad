import { CHANNEL_LABELS, type Channel, type VisibilityResult } from '@answerscope/contract';
import { IconCircleDashed, IconUserShield } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ChannelShape } from '../../domain/channel/channel-badge.tsx';
import { STATE_ICONS } from '../../domain/verdict/verdict-badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowAction } from '../../ui/data-table.tsx';
import { Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import styles from './result-chips.module.css';
import type { NewestResults } from './use-newest-results.ts';

interface ResultChipsProps {
  keyword_id: string;
  /** Null while they load, and where they cannot be read. */
  newest: NewestResults | null;
  hasFailed: boolean;
}

/** Each channel's newest verdict on a keyword in a table's row; one with an answer opens it. */
export function ResultChips({ keyword_id, newest, hasFailed }: ResultChipsProps) {
  if (hasFailed) return <span className="faint">{messages.notLoaded}</span>;
  if (!newest) return <Skeleton width="96px" height="24px" />;
  const results = newest.byKeyword.get(keyword_id) ?? [];
  return (
    <ul className={styles.chips}>
      {newest.channels.map((channel) => (
        <li key={channel}>
          <ResultChip channel={channel} result={results.find((result) => result.channel === channel)} />
        </li>
      ))}
    </ul>
  );
}

function ResultChip({ channel, result }: { channel: Channel; result: VisibilityResult | undefined }) {
  const verdict = result?.result_state ?? 'not-asked';
  const Icon = result ? STATE_ICONS[result.result_state] : IconCircleDashed;
  const isSet = result !== undefined && result.forced_status !== null;
  const name = messages.newestOf({
    assistant: CHANNEL_LABELS[channel],
    verdict,
    isSet: isSet ? 'yes' : 'no',
  });
  const content = (
    <>
      <ChannelShape channel={channel} />
      <Icon size={14} stroke={2} aria-hidden="true" />
      {isSet && <IconUserShield size={14} stroke={2} aria-hidden="true" />}
      <span className="visually-hidden">{name}</span>
    </>
  );
  if (!result?.answer_id) {
    return (
      <span className={classNames(styles.chip, rowAction)} data-verdict={verdict} title={name}>
        {content}
      </span>
    );
  }
  return (
    <Link
      to="/tracker/answers/$id"
      params={{ id: result.answer_id }}
      className={classNames(styles.chip, rowAction)}
      data-verdict={verdict}
      title={`${name}. ${messages.openTheAnswer}`}
    >
      {content}
    </Link>
  );
}

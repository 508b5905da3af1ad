import type { Channel, Tag } from '@answerscope/contract';
import { IconArrowMerge, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { ChangeBadge } from '../../domain/rate/change-badge.tsx';
import { otherDays } from '../../domain/rate/change-in-words.ts';
import { RateFigure } from '../../domain/rate/rate-figure.tsx';
import { useWaitInWords } from '../../domain/rate/use-wait-in-words.ts';
import { TagBadge } from '../../domain/tag/tag-badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';
import type { Shown, TagRow } from './tag-rows.ts';
import styles from './tag-table.module.css';

interface TagTableProps {
  /** Null while they load. */
  rows: readonly TagRow[] | null;
  /** The assistants that have a report. */
  channels: readonly Channel[];
  onChange: (tag: Tag) => void;
  /** Left out where there is no other tag. */
  onMerge?: (tag: Tag) => void;
  onDelete: (tag: Tag) => void;
}

/** Each tag with its keywords and how often every assistant names the company for them. */
export function TagTable({ rows, channels, onChange, onMerge, onDelete }: TagTableProps) {
  const columns: Column<TagRow>[] = [
    {
      key: 'tag',
      header: messages.tag,
      isMain: true,
      cell: ({ tag, label }) =>
        tag ? (
          <span className={styles.name}>
            <TagBadge tag={tag} />
          </span>
        ) : (
          <span className={styles.whole}>{label}</span>
        ),
    },
    {
      key: 'keywords',
      header: messages.keywords,
      width: '108px',
      cell: ({ tag, keywords }) => {
        if (keywords === null) return null;
        if (tag === null || keywords === 0) return <span className={styles.count}>{keywords}</span>;
        return (
          <Link
            to="/tracker/keywords"
            search={{ tag: tag.id }}
            className={styles.count}
            aria-label={messages.keywordsWith({ keywords, tag: tag.name })}
          >
            {keywords.toLocaleString('en')}
          </Link>
        );
      },
    },
    {
      key: 'named',
      header: messages.mentioningYou,
      width: '60%',
      isBareOnPhone: true,
      cell: ({ rates }) => (
        <ul className={styles.channels}>
          {channels.map((channel) => (
            <li key={channel}>
              <ChannelBadge channel={channel} />
              <OnChannel shown={rates.get(channel) ?? null} />
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'actions',
      header: messages.actions,
      hidesHeader: true,
      width: '128px',
      align: 'end',
      cell: ({ tag }) =>
        tag && (
          <span className={styles.actions}>
            <Button
              look="quiet"
              size="small"
              isIcon
              aria-label={messages.changeNamed({ tag: tag.name })}
              onClick={() => onChange(tag)}
            >
              <IconPencil size={16} stroke={1.75} />
            </Button>
            {onMerge && (
              <Button
                look="quiet"
                size="small"
                isIcon
                aria-label={messages.mergeNamed({ tag: tag.name })}
                onClick={() => onMerge(tag)}
              >
                <IconArrowMerge size={16} stroke={1.75} />
              </Button>
            )}
            <Button
              look="quiet"
              size="small"
              isIcon
              aria-label={messages.deleteNamed({ tag: tag.name })}
              onClick={() => onDelete(tag)}
            >
              <IconTrash size={16} stroke={1.75} />
            </Button>
          </span>
        ),
    },
  ];
  const shown = channels.length === 0 ? columns.filter(({ key }) => key !== 'named') : columns;
  return (
    <DataTable label={messages.tags} columns={shown} rows={rows} rowKey={({ key }) => key} expectedRows={4} />
  );
}

function OnChannel({ shown }: { shown: Shown | null }) {
  const waitInWords = useWaitInWords();
  if (!shown) return <span className={styles.note}>{messages.inNoReportYet}</span>;
  const { current, change, empty_answers = 0 } = shown;
  if (!current)
    return (
      <span className={styles.note}>
        {empty_answers > 0 ? messages.noRateOnlyEmpty : messages.noRateNoneCounts}
      </span>
    );
  return (
    <span className={styles.measured}>
      <RateFigure k={current.mentions} n={current.answers} interval={current.interval} />
      {change && (
        <ChangeBadge
          change={change.verdict}
          days={otherDays(change, current.window_days)}
          wait={waitInWords(change.wait)}
          explains={false}
        />
      )}
      {empty_answers > 0 && (
        <span className={styles.leftOut}>{messages.answersLeftOut({ answers: empty_answers })}</span>
      )}
    </span>
  );
}

import type { KeywordTopic, TopicOnChannel } from '@answerscope/contract';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ChannelBadge } from '../../../domain/channel/channel-badge.tsx';
import { ChangeBadge } from '../../../domain/rate/change-badge.tsx';
import { otherDays } from '../../../domain/rate/change-in-words.ts';
import { RateFigure } from '../../../domain/rate/rate-figure.tsx';
import { useWaitInWords } from '../../../domain/rate/use-wait-in-words.ts';
import { voiceInWords } from '../../../domain/rate/voice-in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable, rowAction, rowLink } from '../../../ui/data-table.tsx';
import * as messages from '../messages.ts';
import styles from './topic-table.module.css';

interface TopicTableProps {
  /** Null while they load. */
  topics: readonly KeywordTopic[] | null;
  onRename: (topic: KeywordTopic) => void;
}

/** Topics with how often each assistant names the company for their keywords; a row opens its keywords. */
export function TopicTable({ topics, onRename }: TopicTableProps) {
  const columns: Column<KeywordTopic>[] = [
    {
      key: 'topic',
      header: messages.topic,
      isMain: true,
      cell: ({ topic }) => (
        <Link to="/tracker/keywords" search={{ topic }} className={rowLink}>
          {topic}
        </Link>
      ),
    },
    {
      key: 'keywords',
      header: messages.keywords,
      width: '96px',
      align: 'end',
      cell: ({ keywords }) => keywords,
    },
    {
      key: 'named',
      header: messages.mentioningYou,
      width: '60%',
      isBareOnPhone: true,
      cell: ({ channels }) =>
        channels.length === 0 ? (
          <span className={styles.none}>{messages.inNoReportYet}</span>
        ) : (
          <ul className={styles.channels}>
            {channels.map((one) => (
              <li key={one.channel}>
                <OnChannel {...one} />
              </li>
            ))}
          </ul>
        ),
    },
    {
      key: 'actions',
      header: messages.actions,
      hidesHeader: true,
      width: '56px',
      align: 'end',
      cell: (row) => (
        <Button
          look="quiet"
          size="small"
          isIcon
          className={rowAction}
          aria-label={messages.renameTopicLabel({ topic: row.topic })}
          onClick={() => onRename(row)}
        >
          <IconPencil size={16} stroke={1.75} />
        </Button>
      ),
    },
  ];
  return <DataTable label={messages.topics} columns={columns} rows={topics} rowKey={({ topic }) => topic} />;
}

function OnChannel({ channel, current, change, empty_answers, voice }: TopicOnChannel) {
  const waitInWords = useWaitInWords();
  return (
    <>
      <ChannelBadge channel={channel} />
      {current ? (
        <RateFigure k={current.mentions} n={current.answers} interval={current.interval} />
      ) : (
        <span className={styles.none}>
          {empty_answers > 0 ? messages.noRateNoCompany : messages.noRateNoAnswer}
        </span>
      )}
      {current && (
        <ChangeBadge
          change={change.verdict}
          days={otherDays(change, current.window_days)}
          wait={waitInWords(change.wait)}
          explains={false}
        />
      )}
      <span className={styles.voice}>{besidesRate(voice, current ? empty_answers : 0)}</span>
    </>
  );
}

/** The share of voice and how many answers are left out, as far as there is something to say. */
function besidesRate(voice: TopicOnChannel['voice'], leftOut: number): string | null {
  const hasVoice = voice.all_mentions > voice.brand_mentions;
  if (!hasVoice) return leftOut > 0 ? messages.answersLeftOut({ count: leftOut }) : null;
  const share = voiceInWords(voice);
  return leftOut > 0 ? messages.voiceAndLeftOut({ share, count: leftOut }) : messages.shareOfVoice({ share });
}

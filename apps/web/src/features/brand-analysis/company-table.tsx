import { numberInWords, percentInWords } from '@answerscope/contract';
import { IconCheck, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { TrackButton } from '../../domain/names/track-button.tsx';
import { richText } from '../../lib/rich-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Sparkline } from '../../ui/chart/sparkline.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { AssistantCounts } from './assistant-counts.tsx';
import {
  type AnswersToOpen,
  answersMentioning,
  answersWithoutYou,
  type CompanyRow,
  isEnough,
  placeInWords,
} from './companies-in-words.ts';
import styles from './company-table.module.css';
import { MentionedShare } from './mentioned-share.tsx';
import * as messages from './messages.ts';
import { OpenCount } from './open-count.tsx';

interface CompanyTableProps {
  /** Null while they load. */
  companies: readonly CompanyRow[] | null;
  onOpen: (answers: AnswersToOpen) => void;
  /** All that is known of a competitor, by its id. */
  onDetail: (competitorId: string) => void;
}

/** The brand, its competitors and whoever else answers mention, in the same answers. */
export function CompanyTable({ companies, onOpen, onDetail }: CompanyTableProps) {
  const columns: Column<CompanyRow>[] = [
    {
      key: 'company',
      header: messages.company,
      isMain: true,
      width: '332px',
      cell: ({ key, name, competitor_id }) => {
        if (name === null) return <Badge Icon={IconUser} label={messages.you} />;
        const opens = answersMentioning({ key, name });
        const opening = {
          company: name,
          hidden: (text: ReactNode) => <span className="visually-hidden">{text}</span>,
        };
        return (
          <button
            type="button"
            className={styles.name}
            onClick={() => (competitor_id === null ? onOpen(opens) : onDetail(competitor_id))}
          >
            {richText(competitor_id === null ? messages.itsAnswers(opening) : messages.whatYouNoted(opening))}
          </button>
        );
      },
    },
    {
      key: 'mentioned',
      header: messages.mentionedIn,
      width: '176px',
      isBareOnPhone: true,
      cell: (company) => <MentionedShare company={company} onOpen={onOpen} />,
    },
    {
      key: 'trend',
      header: messages.trend,
      width: '88px',
      isHalfOnPhone: true,
      cell: ({ name, points, is_counted }) =>
        is_counted && points.length > 1 ? (
          <Sparkline
            values={points.map(({ answers, of }) => answers / of)}
            label={
              name === null ? messages.howOftenYouOverTime : messages.howOftenOverTime({ company: name })
            }
          />
        ) : null,
    },
    {
      key: 'share',
      header: messages.share,
      width: '72px',
      isHalfOnPhone: true,
      align: 'end',
      cell: ({ share_of_voice, is_counted, named }) =>
        share_of_voice !== null && is_counted && isEnough(named.of) ? (
          <span className={styles.number}>{percentInWords(share_of_voice)}</span>
        ) : null,
    },
    {
      key: 'place',
      header: messages.place,
      width: '88px',
      isHalfOnPhone: true,
      align: 'end',
      cell: ({ place }) => place && <span className={styles.number}>{placeInWords(place)}</span>,
    },
    {
      key: 'without',
      header: messages.withoutYou,
      width: '100px',
      isHalfOnPhone: true,
      align: 'end',
      cell: ({ key, name, without_you, is_counted }) => {
        if (name === null || without_you === null || !is_counted) return null;
        const opens = answersWithoutYou({ key, name });
        return (
          <OpenCount count={without_you} label={opens.title} onOpen={() => onOpen(opens)}>
            {numberInWords(without_you)}
          </OpenCount>
        );
      },
    },
    {
      key: 'assistants',
      header: messages.byAssistant,
      width: '128px',
      isBareOnPhone: true,
      cell: ({ key, name, channels, is_counted }) =>
        is_counted && channels.length > 0 ? (
          <AssistantCounts
            channels={channels}
            opens={(channel) => answersMentioning({ key, name }, channel)}
            onOpen={onOpen}
          />
        ) : null,
    },
    {
      key: 'acts',
      header: messages.actions,
      hidesHeader: true,
      width: '104px',
      align: 'end',
      cell: ({ name, competitor_id }) =>
        name === null ? null : competitor_id === null ? (
          <TrackButton name={name} />
        ) : (
          <span className={styles.tracked} title={messages.tracked}>
            <IconCheck size={16} stroke={1.75} aria-hidden="true" />
            <span className="visually-hidden">{messages.tracked}</span>
          </span>
        ),
    },
  ];
  return (
    <DataTable
      label={messages.companies}
      columns={columns}
      rows={companies}
      rowKey={({ key }) => key}
      isDimmed={({ is_counted }) => !is_counted}
    />
  );
}

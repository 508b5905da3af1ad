import { numberInWords, type Opportunity, rangeInWords, sentencesInWords } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SourceLink } from '../../domain/answer/answer-sources.tsx';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { hostInWords } from '../../lib/host-in-words.ts';
import { richText } from '../../lib/rich-text.ts';
import { RangeBar } from '../../ui/chart/range-bar.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Hint } from '../../ui/hint.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { OpenCount } from './open-count.tsx';
import {
  answersCitingSite,
  answersNamingYou,
  answersWithout,
  certaintyInWords,
  detectableInWords,
  type OpportunityAnswersToOpen,
  plannedInWords,
  rivalsInWords,
} from './opportunities-in-words.ts';
import styles from './opportunity-list.module.css';
import * as messages from './opportunity-messages.ts';

interface OpportunityProps {
  opportunity: Opportunity;
  onOpen: (answers: OpportunityAnswersToOpen) => void;
}

/** Sites that a row shows before the others are opened. */
const SITES_SHOWN = 2;

/** Opportunities in their order, each with what is known of it; every count opens its answers. */
export function OpportunityList({
  opportunities,
  onOpen,
}: { opportunities: readonly Opportunity[] } & Pick<OpportunityProps, 'onOpen'>) {
  const columns: Column<Opportunity>[] = [
    {
      key: 'keyword',
      header: messages.keyword,
      isMain: true,
      width: '264px',
      cell: (one) => (
        <span className={styles.asked}>
          <Keyword of={one} />
          <span className={styles.assistant}>
            <ChannelBadge channel={one.channel} /> <span className="faint">{one.model_served}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'lost',
      header: messages.answersLost,
      width: '180px',
      cell: (one) => <Lost opportunity={one} onOpen={onOpen} />,
    },
    {
      key: 'instead',
      header: messages.mentioned,
      width: '228px',
      isBareOnPhone: true,
      cell: (one) => <Instead opportunity={one} onOpen={onOpen} />,
    },
    {
      key: 'sites',
      header: messages.sitesTheseAnswersCite,
      width: '229px',
      cell: (one) => <Sites opportunity={one} onOpen={onOpen} />,
    },
    {
      key: 'certainty',
      header: messages.certainty,
      width: '136px',
      cell: (one) => <Certainty of={one} />,
    },
  ];
  return (
    <DataTable
      label={messages.opportunities}
      columns={columns}
      rows={opportunities}
      rowKey={({ keyword_id, channel }) => `${keyword_id} ${channel}`}
    />
  );
}

/** The verdict explains on hover how many answers would show a rise. */
function Certainty({ of }: { of: Opportunity }) {
  const word = certaintyInWords(of);
  if (!of.measuring) return word;
  return (
    <Hint text={sentencesInWords([detectableInWords(of.measuring), plannedInWords(of.measuring)])}>
      {word}
    </Hint>
  );
}

function Keyword({ of: { keyword_id, keyword } }: { of: Pick<Opportunity, 'keyword_id' | 'keyword'> }) {
  return (
    <Link to="/tracker/keywords/$id" params={{ id: keyword_id }} className={styles.keyword}>
      {keyword}
    </Link>
  );
}

function Lost({ opportunity, onOpen }: OpportunityProps) {
  const { answers, of, rate, interval } = opportunity;
  const without = answersWithout(opportunity);
  return (
    <span className={styles.lost}>
      <span>
        <OpenCount count={answers} label={without.title} onOpen={() => onOpen(without)}>
          {richText(messages.rateOfAnswers({ rate, answers, of, bold: (text) => <b>{text}</b> }))}
        </OpenCount>{' '}
        <span className={`faint ${styles.range}`}>{rangeInWords(interval)}</span>
      </span>
      <RangeBar value={rate} range={interval} />
    </span>
  );
}

function Instead({ opportunity, onOpen }: OpportunityProps) {
  const { answers, competitors, naming_you, last_named_at } = opportunity;
  const yours = answersNamingYou(opportunity);
  const mentioning = {
    count: naming_you,
    open: (text: ReactNode) => (
      <OpenCount count={naming_you} label={yours.title} onOpen={() => onOpen(yours)}>
        {text}
      </OpenCount>
    ),
  };
  return (
    <span className={styles.instead}>
      <span>{rivalsInWords(competitors, answers)}</span>{' '}
      <span className="faint">
        {richText(
          last_named_at
            ? messages.mentionYouLastOn({
                ...mentioning,
                day: () => <TimeStamp iso={last_named_at} show="day" />,
              })
            : messages.mentionYou(mentioning),
        )}
      </span>
    </span>
  );
}

function Sites({ opportunity, onOpen }: OpportunityProps) {
  const { sites } = opportunity;
  if (sites.length === 0)
    return (
      <span className="faint">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{messages.noOtherSiteCited}</span>
      </span>
    );
  const rest = sites.slice(SITES_SHOWN);
  const listed = (some: Opportunity['sites']) => (
    <ul className={styles.sites}>
      {some.map(({ domain, answers }) => {
        const citing = answersCitingSite(opportunity, domain);
        return (
          <li key={domain}>
            <SourceLink source={{ url: `https://${domain}/`, title: hostInWords(domain) }} />
            <OpenCount count={answers} label={citing.title} onOpen={() => onOpen(citing)}>
              {numberInWords(answers)}
            </OpenCount>
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className={styles.cited}>
      {listed(sites.slice(0, SITES_SHOWN))}
      {rest.length > 0 && (
        <details>
          <summary className="faint">{messages.moreSites({ count: rest.length })}</summary>
          {listed(rest)}
        </details>
      )}
    </div>
  );
}

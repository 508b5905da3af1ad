import { type Opportunity, rangeInWords } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SourceLink } from '../../domain/answer/answer-sources.tsx';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { hostInWords } from '../../lib/host-in-words.ts';
import { richText } from '../../lib/rich-text.ts';
import { RangeBar } from '../../ui/chart/range-bar.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import * as messages from './messages.ts';
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

interface OpportunityProps {
  opportunity: Opportunity;
  onOpen: (answers: OpportunityAnswersToOpen) => void;
}

/** Opportunities in their order, each with what is known of it; every count opens its answers. */
export function OpportunityList({
  opportunities,
  onOpen,
}: { opportunities: readonly Opportunity[] } & Pick<OpportunityProps, 'onOpen'>) {
  return (
    <ol className="rows" aria-label={messages.opportunities}>
      {opportunities.map((one) => (
        <li key={`${one.keyword_id} ${one.channel}`} className={styles.opportunity}>
          <div className={styles.head}>
            <Keyword of={one} />
            <ChannelBadge channel={one.channel} />
            <span className="faint">{one.model_served}</span>
          </div>
          <dl className={styles.figures}>
            <Figure label={messages.answersLost}>
              <Without opportunity={one} onOpen={onOpen} />
            </Figure>
            <Figure label={messages.sitesTheseAnswersCite}>
              <Sites opportunity={one} onOpen={onOpen} />
            </Figure>
            <Figure label={messages.certainty}>
              <p>{certaintyInWords(one)}</p>
              {one.measuring && (
                <>
                  <p className="quiet">{detectableInWords(one.measuring)}</p>
                  <p className="quiet">{plannedInWords(one.measuring)}</p>
                </>
              )}
            </Figure>
          </dl>
        </li>
      ))}
    </ol>
  );
}

function Keyword({ of: { keyword_id, keyword } }: { of: Pick<Opportunity, 'keyword_id' | 'keyword'> }) {
  return (
    <Link to="/tracker/keywords/$id" params={{ id: keyword_id }} className={styles.keyword}>
      {keyword}
    </Link>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  );
}

function Without({ opportunity, onOpen }: OpportunityProps) {
  const { answers, of, rate, interval, competitors, naming_you, last_named_at } = opportunity;
  const without = answersWithout(opportunity);
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
    <>
      <span className={styles.share}>
        <OpenCount count={answers} label={without.title} onOpen={() => onOpen(without)}>
          {richText(messages.rateOfAnswers({ rate, answers, of, bold: (text) => <b>{text}</b> }))}
        </OpenCount>{' '}
        <span className="quiet">{rangeInWords(interval)}</span>
        <RangeBar value={rate} range={interval} />
      </span>
      <p>{rivalsInWords(competitors, answers)}</p>
      <p className="quiet">
        {naming_you === 0
          ? messages.noneMentionsYou
          : richText(
              last_named_at
                ? messages.mentionYouLastOn({
                    ...mentioning,
                    day: () => <TimeStamp iso={last_named_at} show="day" />,
                  })
                : messages.mentionYou(mentioning),
            )}
      </p>
    </>
  );
}

function Sites({ opportunity, onOpen }: OpportunityProps) {
  const { sites } = opportunity;
  if (sites.length === 0) return <span className="faint">{messages.noOtherSiteCited}</span>;
  return (
    <ul className={styles.sites}>
      {sites.map(({ domain, answers }) => {
        const citing = answersCitingSite(opportunity, domain);
        return (
          <li key={domain}>
            <SourceLink source={{ url: `https://${domain}/`, title: hostInWords(domain) }} />
            <OpenCount count={answers} label={citing.title} onOpen={() => onOpen(citing)}>
              {messages.answerCount({ count: answers })}
            </OpenCount>
          </li>
        );
      })}
    </ul>
  );
}

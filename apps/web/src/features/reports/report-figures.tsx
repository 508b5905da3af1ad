import {
  type ReportKeywordFilter,
  type ReportRevision,
  SET_BY_ADMINISTRATOR,
  type VoiceCounts,
} from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LeftOutLink } from '../../domain/rate/left-out.tsx';
import { RateFigure } from '../../domain/rate/rate-figure.tsx';
import { whyNoRate } from '../../domain/rate/why-no-rate.ts';
import { classNames } from '../../ui/class-names.ts';
import { Hint } from '../../ui/hint.tsx';
import { Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import styles from './report-figures.module.css';
import { REPORT_KEYWORDS_ID } from './report-search.ts';
import { ShareOfVoice } from './share-of-voice.tsx';

interface ReportFiguresProps {
  reportId: string;
  /** Null while it loads. */
  revision: ReportRevision | null;
  voice: VoiceCounts | null;
}

/**
 * The numbers of a report under the judgement that holds: the rate and what changed significantly first, the counts beside. A count of
 * keywords opens them.
 */
export function ReportFigures({ reportId, revision, voice }: ReportFiguresProps) {
  if (!revision) return <Skeleton height="226px" />;
  const { rate } = revision;
  const counts = countsOf({ reportId, revision, voice });
  const zeros = counts.filter(({ isZero }) => isZero);
  return (
    <div className={classNames('card', styles.figures)}>
      <div className={styles.first}>
        <h2>{messages.visibilityInThisReport}</h2>
        {rate ? (
          <RateFigure
            k={rate.mentions}
            n={rate.answers}
            interval={rate.interval}
            similar={rate.interval_for_similar_keywords}
            size="large"
          />
        ) : (
          <p className="quiet">{messages.noRateSentence({ why: whyNoRate(revision) })}</p>
        )}
      </div>
      <div className={styles.counts}>
        <Counts reportId={reportId} counts={counts.filter(({ isZero }) => !isZero)} />
        {zeros.length > 0 && (
          <details className={styles.zeros}>
            <summary className="quiet">{messages.countsAtZero({ count: zeros.length })}</summary>
            <Counts reportId={reportId} counts={zeros} />
          </details>
        )}
      </div>
    </div>
  );
}

function Counts({ reportId, counts }: { reportId: string; counts: readonly Count[] }) {
  return (
    <dl>
      {counts.map(({ label, hint, value, rows }) => (
        <div key={label}>
          <dt className="quiet">{hint ? <Hint text={hint}>{label}</Hint> : label}</dt>
          <dd>
            {rows && rows.count > 0 ? (
              <Link
                to="/tracker/reports/$id"
                params={{ id: reportId }}
                search={{ show: rows.show }}
                hash={REPORT_KEYWORDS_ID}
                resetScroll={false}
              >
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Count {
  label: string;
  hint?: string;
  value: ReactNode;
  /** Folded away, because most reports count none of these. */
  isZero?: boolean;
  /** The keywords that it counts. */
  rows?: { show: ReportKeywordFilter; count: number };
}

function countsOf({
  reportId,
  revision,
  voice,
}: {
  reportId: string;
  revision: ReportRevision;
  voice: VoiceCounts | null;
}): Count[] {
  const { branded_answers, branded_keywords, average_rank, average_rank_of, ranked_keywords } = revision;
  const flipped = (show: 'improved' | 'declined'): Pick<Count, 'hint' | 'value' | 'rows'> => {
    const count = revision[`${show}_keywords`];
    return {
      hint: FLIPS,
      value: messages.countAndShare({ count, share: revision[`percentage_${show}`] / 100 }),
      rows: { show, count },
    };
  };
  return [
    {
      label: messages.keywordsMentioningYou,
      hint: messages.ofAllKeywordsReport,
      value: messages.countOfAllAndShare({
        count: revision.mentioned_keywords,
        all: revision.total_keywords,
        share: revision.percentage_mentioned / 100,
      }),
      rows: { show: 'mentioned', count: revision.mentioned_keywords },
    },
    ...(revision.forced_keywords > 0 ? [setByAdministrator(revision)] : []),
    { label: messages.newlyMentioned, ...flipped('improved') },
    { label: messages.noLongerMentioned, ...flipped('declined') },
    {
      label: messages.noCompaniesMentioned,
      hint: messages.everyAnswerKeywordMentionsNo,
      value: revision.no_companies_keywords,
      isZero: revision.no_companies_keywords === 0,
      rows: { show: 'no_companies', count: revision.no_companies_keywords },
    },
    {
      label: messages.refused,
      hint: messages.theAssistantRefusedAnswer,
      value: revision.refused_keywords,
      isZero: revision.refused_keywords === 0,
      rows: { show: 'refused', count: revision.refused_keywords },
    },
    {
      label: messages.failed,
      hint: messages.noUsableAnswerCame,
      value: revision.failed_keywords,
      isZero: revision.failed_keywords === 0,
      rows: { show: 'failed', count: revision.failed_keywords },
    },
    {
      label: messages.branded,
      hint: messages.keywordsHoldOwnName,
      isZero: branded_keywords === 0,
      value:
        branded_answers === 0
          ? branded_keywords
          : messages.brandedMentioning({
              keywords: branded_keywords,
              mentions: revision.branded_mentions,
              answers: branded_answers,
            }),
      rows: { show: 'branded', count: branded_keywords },
    },
    {
      label: messages.answersLeftOut,
      hint: messages.theyMentionNoCompanyAt,
      isZero: revision.empty_answers === 0,
      value:
        revision.empty_answers === 0 ? (
          0
        ) : (
          <LeftOutLink count={revision.empty_answers} of={{ report: reportId }} />
        ),
    },
    {
      label: messages.shareOfVoice,
      hint: messages.yourMentionsOutThoseAllCompanies,
      value: voice && <ShareOfVoice voice={voice} />,
    },
    {
      label: messages.averagePlace,
      hint: messages.yourPlaceAmongAllCompanies,
      value:
        average_rank === null || average_rank_of === null
          ? messages.unknown
          : messages.placeOverKeywords({
              place: average_rank,
              of: average_rank_of,
              keywords: ranked_keywords,
            }),
    },
  ];
}

/** Of a report that counts a status as somebody has set it. */
const setByAdministrator = ({ forced_keywords }: ReportRevision): Count => ({
  label: SET_BY_ADMINISTRATOR,
  hint: messages.anAdministratorHadSetStatus,
  value: messages.keywordCount({ count: forced_keywords }),
});

const FLIPS = messages.keywordsWhoseNewestAnswerFlipped;

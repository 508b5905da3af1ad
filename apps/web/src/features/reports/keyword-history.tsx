import type { KeywordHistory as History, KeywordHistoryLine } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { ChangeBadge } from '../../domain/rate/change-badge.tsx';
import { nothingUsable } from '../../domain/rate/left-out-search.ts';
import { toTrendPoint } from '../../domain/rate/to-trend-point.ts';
import { useWaitInWords } from '../../domain/rate/use-wait-in-words.ts';
import { comparedRanges } from '../../domain/trend/trend.ts';
import { TrendChart } from '../../domain/trend/trend-chart.tsx';
import { Hint } from '../../ui/hint.tsx';
import { isAlwaysEmpty } from './always-empty.ts';
import styles from './keyword-history.module.css';
import { keywordTrendTitle } from './keyword-trend.ts';
import * as messages from './messages.ts';
import { trendInWords, trendSizes } from './trend-in-words.ts';

export const KEYWORD_HISTORY_TITLE = messages.overTime;

/** How often a keyword's answers mentioned the brand over the range, and what can be said of the change. Null while it loads. */
export function KeywordHistory({ history }: { history: History | null }) {
  const waitInWords = useWaitInWords();
  return (
    <>
      <TrendChart
        label={messages.answersMentioningOverTime}
        none={
          history && history.channels.length > 0
            ? messages.noAnswerInReportsMentions
            : messages.noReportInTheseDays
        }
        series={
          history?.channels.map(({ channel, current, points }) => ({
            channel,
            points: points.map(toTrendPoint),
            title: keywordTrendTitle(channel, current),
            compared: comparedRanges(history.range),
          })) ?? null
        }
      />
      {history && history.channels.length > 0 && (
        <ul className={styles.channels}>
          {history.channels.map(({ channel, trend, lines }) => {
            const newest = lines[0];
            if (!newest) return null;
            return (
              <li key={channel}>
                <ChannelBadge channel={channel} />
                <ChangeBadge change={trend.verdict} wait={waitInWords(trend.wait)} />
                <p className={styles.words}>
                  {isAlwaysEmpty(newest, trend) ? (
                    nothingUsable(lines.reduce((sum, { n }) => sum + n, 0))
                  ) : (
                    <Sizes trend={trend} days={history.range.days} />
                  )}{' '}
                  <ReportLink line={newest} />
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

function Sizes({ trend, days }: { trend: History['channels'][number]['trend']; days: number }) {
  const sizes = trendSizes(trend, days);
  return sizes === null ? null : <Hint text={trendInWords(trend)}>{sizes}</Hint>;
}

function ReportLink({ line }: { line: KeywordHistoryLine }) {
  return (
    <Link to="/tracker/reports/$id" params={{ id: line.report_id }} className="link">
      {messages.newestReport}
    </Link>
  );
}

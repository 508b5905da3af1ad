import type { KeywordHistory as History, KeywordHistoryLine } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { ChangeBadge } from '../../domain/rate/change-badge.tsx';
import { nothingUsable } from '../../domain/rate/left-out-search.ts';
import { useWaitInWords } from '../../domain/rate/use-wait-in-words.ts';
import { TrendChart } from '../../domain/trend/trend-chart.tsx';
import { isAlwaysEmpty } from './always-empty.ts';
import styles from './keyword-history.module.css';
import { comparedWindows, keywordTrendTitle } from './keyword-trend.ts';
import { rollingWindows } from './rolling-windows.ts';
import { trendInWords } from './trend-in-words.ts';

/** What the line of the history is: not single checks. */
export const KEYWORD_HISTORY_TITLE = 'Over time, the weeks up to each report together';

/** How often a keyword's answers named the brand up to each report, and what can be said of the change. Null while it loads. */
export function KeywordHistory({ history }: { history: History | null }) {
  const waitInWords = useWaitInWords();
  return (
    <>
      <TrendChart
        label="Answers naming you over time"
        none={
          history && history.channels.length > 0
            ? 'No answer in its reports names a company.'
            : 'No report holds this keyword yet. Check all keywords to write the first one.'
        }
        series={
          history?.channels.map(({ channel, trend, lines }) => {
            const points = rollingWindows(lines);
            return {
              channel,
              points,
              title: keywordTrendTitle(channel, points, trend),
              compared: comparedWindows(lines, trend),
            };
          }) ?? null
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
                  {isAlwaysEmpty(newest, trend)
                    ? nothingUsable(lines.reduce((sum, { n }) => sum + n, 0))
                    : trendInWords(trend)}{' '}
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

function ReportLink({ line }: { line: KeywordHistoryLine }) {
  return (
    <Link to="/tracker/reports/$id" params={{ id: line.report_id }} className="link">
      Newest report
    </Link>
  );
}

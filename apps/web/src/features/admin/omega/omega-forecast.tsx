import { CHANNEL_LABELS, type OmegaForecast } from '@answerscope/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { failedLoad } from '../../../lib/failed-load.ts';
import * as messages from './messages.ts';
import styles from './omega-forecast.module.css';
import { forecastInWords } from './omega-in-words.ts';
import type { OmegaChoice } from './use-omega-forecast.ts';

interface OmegaForecastTextProps {
  target: OmegaChoice | null;
  forecast: UseQueryResult<OmegaForecast>;
}

/** Which numbers a status touches, before it is set. A dialog shows it in a paragraph of its own. */
export function OmegaForecastText({ target, forecast }: OmegaForecastTextProps) {
  if (target === null) return messages.chooseAll;
  if (failedLoad(forecast)) return messages.forecastNotRead;
  if (!forecast.data) return messages.readingForecast;
  const { in_force } = forecast.data;
  if (in_force)
    return messages.setAlready({
      assistant: CHANNEL_LABELS[target.channel],
      status: in_force.forced_status,
    });
  const { now, changes, rest } = forecastInWords(forecast.data, target);
  return (
    <>
      {now}
      {changes.length > 0 && (
        <span className={styles.changes}>
          {messages.inNextReport({ assistant: CHANNEL_LABELS[target.channel] })}
          {changes.map((change) => (
            <strong key={change}>{change}</strong>
          ))}
        </span>
      )}
      <span className={styles.rest}>{rest}</span>
    </>
  );
}

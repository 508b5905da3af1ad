import { CHANNEL_LABELS, type Channel, type Keyword } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useQueries } from '../../lib/app-clients.tsx';
import { RequestError } from '../../lib/request-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ChannelBadge } from '../../ui/channel-badge.tsx';
import { SelectField } from '../../ui/field.tsx';
import { CheckForecast } from './check-forecast.tsx';
import styles from './check-form.module.css';
import { useCheckKeyword } from './use-check-keyword.ts';

interface CheckFormProps {
  keywords: readonly Keyword[];
  chosen: Keyword;
  companyName: string;
  channel: Channel;
  onChoose: (keywordId: string) => void;
}

/** Picks a keyword and asks the assistant about it. */
export function CheckForm({ keywords, chosen, companyName, channel, onChoose }: CheckFormProps) {
  const check = useCheckKeyword();
  const forecast = useQuery(useQueries().checks.forecast_check.queryOptions({ input: { channel } }));
  const failure = check.variables?.keyword === chosen.keyword ? describeFailure(check) : null;
  return (
    <div className={styles.form}>
      <SelectField
        label="Keyword"
        value={chosen.id}
        options={keywords.map(({ id, keyword }) => ({ value: id, label: keyword }))}
        disabled={check.isPending}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
      <div className={styles.channel}>
        <span>Assistant</span>
        <ChannelBadge channel={channel} />
      </div>
      <Button
        look="primary"
        disabled={check.isPending}
        onClick={() => check.mutate({ keyword: chosen.keyword, companyName, channel })}
      >
        {check.isPending ? 'Checking...' : 'Check visibility'}
      </Button>
      <div className={styles.note} aria-live="polite">
        {check.isPending ? (
          <>
            Asking {CHANNEL_LABELS[channel]}, <Elapsed /> s. You can leave this page; the answer is kept.
          </>
        ) : (
          <CheckForecast forecast={forecast.data ?? null} />
        )}
      </div>
      {failure && (
        <div className={styles.failure}>
          <Alert tone="negative">{failure}</Alert>
        </div>
      )}
    </div>
  );
}

function describeFailure({ data, error }: ReturnType<typeof useCheckKeyword>): string | null {
  if (error)
    return error instanceof RequestError ? error.message : 'An unexpected error occurred. Please try again.';
  if (!data || data.status === 'completed') return null;
  return `${data.error ?? data.responseText} The check counts as unknown; answers before it are kept.`;
}

/** Whole seconds since it appeared. */
function Elapsed() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span aria-hidden="true">{seconds}</span>;
}

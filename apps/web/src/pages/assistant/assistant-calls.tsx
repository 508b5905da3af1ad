import {
  type AssistantCalls as Calls,
  type Channel,
  currencyInWords,
  numberInWords,
  usdInWords,
} from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useAskedRange } from '../../domain/range/use-range.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/states.tsx';
import styles from './assistant-calls.module.css';
import * as messages from './messages.ts';

/** How long the assistant's answers took, what they cost, and how many questions failed. */
export function AssistantCalls({ channel }: { channel: Channel }) {
  const read = useQuery(
    useQueries().reports.get_assistant_calls.queryOptions({ input: { channel, ...useAskedRange() } }),
  );
  const failure = failedLoad(read);
  return (
    <Panel title={messages.howItsCallsWent}>
      {failure ? (
        <FailedPart title={messages.callsNotLoaded} {...failure} />
      ) : read.data ? (
        <Figures {...read.data} />
      ) : (
        <Skeleton height="76px" />
      )}
    </Panel>
  );
}

const seconds = (ms: number) => messages.seconds({ count: Math.round(ms / 100) / 10 });

function Figures({ answers, failed, latency_ms, cost_usd }: Calls) {
  const asked = answers + failed;
  const figures = [
    {
      label: messages.answerTime,
      figure: latency_ms ? seconds(latency_ms.median) : '–',
      note: latency_ms && messages.nineteenOfTwenty({ time: seconds(latency_ms.p95) }),
    },
    {
      label: messages.cost,
      figure: usdInWords(cost_usd),
      note:
        answers > 0 &&
        messages.perAnswer({
          cost: currencyInWords(cost_usd / answers, 'USD', { minimumFractionDigits: 3 }),
          answers,
        }),
    },
    {
      label: messages.failed,
      figure: numberInWords(failed),
      note: messages.ofQuestions({ count: asked }),
    },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, figure, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{figure}</b>
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

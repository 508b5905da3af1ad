import { type AnswerDetail, statementsInWords, usdInWords } from '@answerscope/contract';
import type { ReactNode } from 'react';
import { formatDuration } from '../../lib/format.ts';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { InDemonstration } from '../installation/in-demonstration.tsx';
import styles from './evidence.module.css';
import * as messages from './messages.ts';

/** Under which conditions the answer came about: they are part of what it means. */
export function AnswerFacts({ answer }: { answer: AnswerDetail }) {
  const { model_asked, model_served, queries } = answer;
  const facts: [string, ReactNode][] = [
    [messages.model, model_served || model_asked],
    ...(model_served !== model_asked && model_served
      ? [[messages.askedFor, model_asked] as [string, ReactNode]]
      : []),
    [messages.asked, <TimeStamp key="asked" iso={answer.asked_at} />],
    [messages.took, formatDuration(answer.latency_ms)],
    [messages.cost, usdInWords(answer.cost_usd)],
    [messages.webSearch, describeSearch(answer)],
    ...(queries.length > 0
      ? [[messages.searchedFor, statementsInWords(queries)] as [string, ReactNode]]
      : []),
    [messages.location, answer.location ?? messages.noneGiven],
    [messages.judgedBy, messages.rulesVersion({ version: answer.verdict.rules_version })],
  ];
  return (
    <section className={styles.block}>
      <h2>{messages.howItWasAsked}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <InDemonstration>
        <p className="quiet">{messages.aSimulatedAnswer}</p>
      </InDemonstration>
      {answer.is_ad_hoc && <p className="quiet">{messages.askedForOther}</p>}
    </section>
  );
}

function describeSearch({ search_enabled, searched }: AnswerDetail): string {
  if (searched) return messages.searched;
  return search_enabled ? messages.allowedNotUsed : messages.searchOff;
}

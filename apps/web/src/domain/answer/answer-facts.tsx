import { type AnswerDetail, usdInWords } from '@answerscope/contract';
import type { ReactNode } from 'react';
import { formatDuration } from '../../lib/format.ts';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { InDemonstration } from '../installation/in-demonstration.tsx';
import styles from './evidence.module.css';

/** Under which conditions the answer came about: they are part of what it means. */
export function AnswerFacts({ answer }: { answer: AnswerDetail }) {
  const { model_asked, model_served, queries } = answer;
  const facts: [string, ReactNode][] = [
    ['Model', model_served || model_asked],
    ...(model_served !== model_asked && model_served
      ? [['Asked for', model_asked] as [string, ReactNode]]
      : []),
    ['Asked', <TimeStamp key="asked" iso={answer.asked_at} />],
    ['Took', formatDuration(answer.latency_ms)],
    ['Cost', usdInWords(answer.cost_usd)],
    ['Web search', describeSearch(answer)],
    ...(queries.length > 0 ? [['Searched for', queries.join('; ')] as [string, ReactNode]] : []),
    ['Location', answer.location ?? 'None given'],
    ['Judged by', `rules ${answer.verdict.rules_version}`],
  ];
  return (
    <section className={styles.block}>
      <h2>How it was asked</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <InDemonstration>
        <p className="quiet">A simulated answer: it says nothing about a real brand.</p>
      </InDemonstration>
      {answer.is_ad_hoc && (
        <p className="quiet">Asked for another company or keyword than yours: it changes no result.</p>
      )}
    </section>
  );
}

function describeSearch({ search_enabled, searched }: AnswerDetail): string {
  if (searched) return 'Searched';
  return search_enabled ? 'Allowed, not used' : 'Off';
}

import type { AnswerDetail } from '@answerscope/contract';
import { TrackButton } from '../names/track-button.tsx';
import { markOthers, markSpans } from './answer-spans.ts';
import styles from './evidence.module.css';
import * as messages from './messages.ts';

/** The brand and all companies by their place, each leading to it and, by one click, onto the list of competitors. */
export function AlsoNamedInAnswer({ answer }: { answer: AnswerDetail }) {
  const { verdict, company_name, is_ad_hoc } = answer;
  const others = markOthers(verdict);
  if (others.length === 0) return null;
  const own = markSpans(verdict).filter(({ place }) => place !== undefined);
  const rows = [
    ...own.map((span) => ({ ...span, name: company_name })),
    ...others.map((span) => ({ ...span, name: span.matched_name })),
  ].toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || a.start - b.start);
  return (
    <section className={styles.block}>
      <h2>{messages.orderOfMention}</h2>
      <ol className={styles.others} aria-label={messages.orderOfMention}>
        {rows
          .filter(({ name }, index) => rows.findIndex((row) => row.name === name) === index)
          .map(({ id, name, place, isOther, isTracked }) => (
            <li key={id}>
              <span className={styles.number}>{place}</span>
              <a href={`#${id}`} data-look={isOther ? isTracked && 'tracked' : 'own'}>
                {name}
              </a>
              {isOther && !is_ad_hoc && <TrackButton name={name} isTracked={isTracked ?? false} />}
            </li>
          ))}
      </ol>
    </section>
  );
}

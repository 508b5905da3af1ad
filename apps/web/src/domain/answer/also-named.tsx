import type { AnswerDetail } from '@answerscope/contract';
import { TrackButton } from '../names/track-button.tsx';
import { undeclaredPlaceId } from './answer-spans.ts';
import styles from './evidence.module.css';
import * as messages from './messages.ts';

/** Who else the answer names, each leading to its first place and, by one click, onto the list of competitors. */
export function AlsoNamedInAnswer({ answer }: { answer: AnswerDetail }) {
  const { undeclared } = answer.verdict;
  if (undeclared === null || undeclared.length === 0) return null;
  return (
    <section className={styles.block}>
      <h2>{messages.alsoMentioned}</h2>
      <ul className={styles.others} aria-label={messages.alsoMentioned}>
        {undeclared.map(({ name, is_tracked }, index) => (
          <li key={name}>
            <a href={`#${undeclaredPlaceId(index, 0)}`}>{name}</a>
            {!answer.is_ad_hoc && <TrackButton name={name} isTracked={is_tracked} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

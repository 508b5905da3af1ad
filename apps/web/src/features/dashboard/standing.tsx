import { type Dashboard, percentInWords } from '@answerscope/contract';
import { Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import styles from './standing.module.css';

/** Share of voice over all assistants. Null if nobody else is mentioned. */
export function voiceOfAll(channels: Dashboard['channels']): { brand: number; all: number } | null {
  const brand = channels.reduce((sum, { voice }) => sum + (voice?.brand_mentions ?? 0), 0);
  const all = channels.reduce((sum, { voice }) => sum + (voice?.all_mentions ?? 0), 0);
  return all === brand ? null : { brand, all };
}

/** Share of voice and average place among all companies. Null while it loads. */
export function Standing({ dashboard }: { dashboard: Pick<Dashboard, 'channels' | 'place'> | null }) {
  if (!dashboard) return <Skeleton height="124px" />;
  const { channels, place } = dashboard;
  const voice = voiceOfAll(channels);
  if (!voice && !place) return null;
  return (
    <dl className={`card ${styles.cards}`}>
      {voice && (
        <div className={styles.card}>
          <dt>{messages.shareOfVoice}</dt>
          <dd>
            <b>{percentInWords(voice.brand / voice.all)}</b>
            <p>{messages.ofAllMentions(voice)}</p>
          </dd>
        </div>
      )}
      {place && (
        <div className={styles.card}>
          <dt>{messages.averagePlace}</dt>
          <dd>
            <b>{messages.placeFigure({ place: place.average })}</b>
            <p>{messages.ofCompanies({ of: place.of, answers: place.answers })}</p>
          </dd>
        </div>
      )}
    </dl>
  );
}

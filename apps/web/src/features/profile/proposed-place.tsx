import { listInWords } from '@answerscope/contract';
import { Button } from '../../ui/button.tsx';
import * as messages from './messages.ts';
import { proposePlace } from './place-proposal.ts';
import { listLanguages } from './places.ts';
import styles from './profile-form.module.css';

interface Place {
  country: string;
  language: string;
  time_zone: string;
}

/** Offers language and time zone of a country that was just chosen; nothing where the profile has both. */
export function ProposedPlace({
  value,
  onAccept,
}: {
  value: Place;
  onAccept: (place: Pick<Place, 'language' | 'time_zone'>) => void;
}) {
  const proposed = proposePlace(value.country, value.time_zone);
  const place = { language: proposed.language, time_zone: proposed.time_zone ?? value.time_zone };
  const isOther = { language: place.language !== value.language, zone: place.time_zone !== value.time_zone };
  if (!isOther.language && !isOther.zone) return null;
  const language = listLanguages().find((choice) => choice.value === place.language)?.label;
  const parts = [
    ...(isOther.language && language !== undefined ? [language] : []),
    ...(isOther.zone ? [place.time_zone.replaceAll('_', ' ')] : []),
  ];
  return (
    <p className={styles.proposal} role="status">
      {messages.alsoSwitchTo({ parts: listInWords(parts) })}{' '}
      <Button size="small" onClick={() => onAccept(place)}>
        {messages.switchLabel}
      </Button>
    </p>
  );
}

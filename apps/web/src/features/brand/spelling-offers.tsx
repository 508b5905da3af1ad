import type { Brand } from '@answerscope/contract';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import * as messages from './messages.ts';
import styles from './spelling-offers.module.css';
import { suggestSpellings } from './suggest-spellings.ts';

interface SpellingOffersProps {
  brand: Pick<Brand, 'name' | 'domain'>;
  names: readonly string[];
  onChange: (names: string[]) => void;
}

/** Other ways to write the company, to pick from: whether people write it so only its people know. */
export function SpellingOffers({ brand, names, onChange }: SpellingOffersProps) {
  const { name, domain } = brand;
  const offers = useMemo(
    () => suggestSpellings(name ?? '', domain === null ? null : `https://${domain}`),
    [name, domain],
  );
  if (offers.length === 0) return null;
  return (
    <fieldset className={styles.offers}>
      <legend>{messages.doPeopleWriteItLikeThis}</legend>
      {offers.map((offer) => (
        <Button
          key={offer}
          size="small"
          aria-pressed={names.includes(offer)}
          className={styles.offer}
          onClick={() =>
            onChange(names.includes(offer) ? names.filter((name) => name !== offer) : [...names, offer])
          }
        >
          {offer}
        </Button>
      ))}
    </fieldset>
  );
}

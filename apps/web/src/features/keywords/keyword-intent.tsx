import { type Keyword, SEARCH_INTENT_LABELS, SEARCH_INTENTS } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useAppClients } from '../../lib/app-clients.tsx';
import { useServices } from '../../lib/use-services.ts';
import { Hint } from '../../ui/hint.tsx';
import styles from './keyword-facts.module.css';
import { keywordWrites } from './keyword-writes.ts';
import * as messages from './messages.ts';

/** Why people type the keyword: guessed from its words, until its user chooses. */
export function KeywordIntent({ keyword }: { keyword: Keyword }) {
  // Arrow keys choose one after another: the queue writes the last one last.
  const choose = useMutation(keywordWrites(useAppClients(), useServices()).setIntent);
  const shown = choose.isPending ? choose.variables.search_intent : keyword.search_intent;
  return (
    <>
      <select
        className={styles.intent}
        aria-label={messages.searchIntent}
        value={shown ?? ''}
        onChange={({ currentTarget }) => {
          const chosen = SEARCH_INTENTS.find((intent) => intent === currentTarget.value);
          if (chosen) choose.mutate({ id: keyword.id, search_intent: chosen });
        }}
      >
        {shown === null && <option value="">{messages.notKnownYet}</option>}
        {SEARCH_INTENTS.map((intent) => (
          <option key={intent} value={intent}>
            {SEARCH_INTENT_LABELS[intent]}
          </option>
        ))}
      </select>
      {keyword.is_intent_guessed && !choose.isPending && (
        <Hint text={messages.guessedHint}>{messages.guessed}</Hint>
      )}
    </>
  );
}

import { type Keyword, SEARCH_INTENT_LABELS, SEARCH_INTENTS, type SearchIntent } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useRefreshAfter } from '../../domain/check/use-refresh-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { Hint } from '../../ui/hint.tsx';
import styles from './keyword-facts.module.css';

/** Why people type the keyword: guessed from its words, until its user chooses. */
export function KeywordIntent({ keyword }: { keyword: Keyword }) {
  const { api } = useAppClients();
  const refreshAfter = useRefreshAfter();
  const choose = useMutation({
    // Arrow keys choose one after another: the last one is written last.
    scope: { id: `search-intent ${keyword.id}` },
    mutationFn: (search_intent: SearchIntent) =>
      api.keywords.update_keyword({ id: keyword.id, search_intent }),
    onSuccess: () => refreshAfter({ type: 'keywords_changed' }),
  });
  const shown = choose.isPending ? choose.variables : keyword.search_intent;
  return (
    <>
      <select
        className={styles.intent}
        aria-label="Search intent"
        value={shown ?? ''}
        onChange={({ currentTarget }) => {
          const chosen = SEARCH_INTENTS.find((intent) => intent === currentTarget.value);
          if (chosen) choose.mutate(chosen);
        }}
      >
        {shown === null && <option value="">Not known yet</option>}
        {SEARCH_INTENTS.map((intent) => (
          <option key={intent} value={intent}>
            {SEARCH_INTENT_LABELS[intent]}
          </option>
        ))}
      </select>
      {keyword.is_intent_guessed && !choose.isPending && (
        <Hint text="Guessed from the words of the keyword. Choose one, and it is yours; filters go by it.">
          guessed
        </Hint>
      )}
    </>
  );
}

import { guessIntent } from '@answerscope/contract';
import { z } from 'zod';
import { inTransaction, type Pool } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import { listWithoutIntent, setGuessedIntents } from './keywords.queries.ts';

/** What guessing intents needs. */
export interface IntentJobContext {
  servicePool: Pool;
}

const AT_ONCE = 1_000;

/** Guesses the intent of keywords that were added before it was guessed at once; after that there are none. */
export const guessMissingIntents = defineJob({
  name: 'guess-missing-intents',
  input: z.object({}),
  retry: { times: 3, first_pause_seconds: 60, longest_pause_seconds: 600 },
  expire_seconds: 600,
  schedule: '*/5 * * * *',
  run: async ({ servicePool }: IntentJobContext) => {
    for (let more = true; more; )
      more = await inTransaction(servicePool, null, async (tx) => {
        const found = await listWithoutIntent(tx, AT_ONCE);
        const guessed = found.map(({ account_id, id, keyword, language, city }) => ({
          account_id,
          id,
          search_intent: guessIntent(keyword, { language, place: city }),
        }));
        if (guessed.length > 0) await setGuessedIntents(tx, guessed);
        return found.length === AT_ONCE;
      });
  },
});

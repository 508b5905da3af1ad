import type { Transaction } from '../../../database/pool.ts';
import { listPhraseRules } from '../rules.queries.ts';
import { phraseFinder } from '../rules.rules.ts';

/** What a keyword and its question may not say: gives the message of the rule that refuses them, or null. */
export async function keywordRefusals(
  tx: Transaction,
): Promise<(...texts: readonly (string | null | undefined)[]) => string | null> {
  const find = phraseFinder(await listPhraseRules(tx));
  return (...texts) => {
    for (const text of texts) {
      const rule = text ? find(text) : null;
      if (rule !== null) return rule.message;
    }
    return null;
  };
}

import { type Keyword, SEARCH_INTENT_LABELS } from '@answerscope/contract';
import * as messages from './messages.ts';

/** 'Commercial', or 'Commercial (guessed)' until somebody has said it; null where there is none. */
export function intentInWords({
  search_intent,
  is_intent_guessed,
}: Pick<Keyword, 'search_intent' | 'is_intent_guessed'>): string | null {
  if (search_intent === null) return null;
  const label = SEARCH_INTENT_LABELS[search_intent];
  return is_intent_guessed ? messages.guessedIntent({ intent: label }) : label;
}

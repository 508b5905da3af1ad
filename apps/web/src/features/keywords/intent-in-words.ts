import type { Keyword, SearchIntent } from '@answerscope/contract';

/** 'Commercial' */
export function intentLabel(intent: SearchIntent): string {
  return intent.charAt(0).toUpperCase() + intent.slice(1);
}

/** 'Commercial', or 'Commercial (guessed)' until somebody has said it; null where there is none. */
export function intentInWords({
  search_intent,
  is_intent_guessed,
}: Pick<Keyword, 'search_intent' | 'is_intent_guessed'>): string | null {
  if (search_intent === null) return null;
  return is_intent_guessed ? `${intentLabel(search_intent)} (guessed)` : intentLabel(search_intent);
}

import { createHash } from 'node:crypto';
import type { Answer, QuestionLocation } from '@answerscope/assistants';
import type { surfaces } from './answers.tables.ts';
import type { CheckSettings } from './check-settings.shapes.ts';

export type Surface = Omit<typeof surfaces.$inferInsert, 'user_id'>;

/** What was measured, with its fingerprint: sha-256 over every part that makes two answers comparable. */
export function surfaceOf(asked: {
  answer: Pick<Answer, 'channel' | 'api' | 'model_asked' | 'model_served'>;
  settings: Pick<CheckSettings, 'search' | 'search_context' | 'is_simulated'>;
  question: string;
  location: QuestionLocation | null;
}): Surface {
  const { answer, settings, question, location } = asked;
  const parts = {
    channel: answer.channel,
    api: answer.api,
    model_asked: answer.model_asked,
    model_served: answer.model_served,
    search_enabled: settings.search,
    search_context: settings.search_context,
    question,
    location: location === null ? null : sentLocation(location),
    is_simulated: settings.is_simulated,
  };
  return { hash: createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32), ...parts };
}

/** Always the same fields in the same order: the fingerprint is made of the text. */
function sentLocation({ country, region, city, time_zone, language }: QuestionLocation) {
  return {
    country,
    region: region ?? null,
    city: city ?? null,
    time_zone: time_zone ?? null,
    language: language ?? null,
  };
}

import { createHash } from 'node:crypto';
import type { Answer, QuestionLocation } from '@answerscope/assistants';
import type { ChannelSettings } from '@answerscope/contract';
import type { surfaces } from './answers.tables.ts';

export type Surface = Omit<typeof surfaces.$inferInsert, 'account_id'>;

/** What was measured, with its fingerprint: sha-256 over every part that makes two answers comparable. */
export function surfaceOf(asked: {
  answer: Pick<Answer, 'channel' | 'api' | 'model_asked' | 'model_served'>;
  settings: Pick<ChannelSettings, 'search' | 'search_context'>;
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
  };
  const text = JSON.stringify({ ...parts, ...FIXED_PART });
  return { hash: createHash('sha256').update(text).digest('hex').slice(0, 32), ...parts };
}

/** Stood in real fingerprints when a database could hold two kinds of answers: with it they stay what they were. */
const FIXED_PART = { is_simulated: false };

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

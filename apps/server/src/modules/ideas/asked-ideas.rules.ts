import {
  IDEA_QUESTIONS_MAX,
  IDEA_QUESTIONS_MIN,
  KeywordText,
  keywordKey,
  LIMITS,
  TopicText,
} from '@answerscope/contract';
import { z } from 'zod';
import type { DraftIdea } from './ideas.rules.ts';
import type { AskedIdea } from './ideas.tables.ts';

/** So many are asked for: some hold nothing new, or name the company. */
const IDEAS_ASKED = 6;

/** What an assistant gives. */
export const AskedIdeas = z.object({
  topics: z
    .array(
      z.object({
        topic: z.string().max(LIMITS.topic_text_max),
        questions: z
          .array(z.string().max(LIMITS.keyword_text_max))
          .min(IDEA_QUESTIONS_MIN)
          .max(IDEA_QUESTIONS_MAX),
      }),
    )
    .min(1)
    .max(2 * IDEAS_ASKED),
});

export const INSTRUCTIONS = `You suggest topics that a company should follow in the answers of AI assistants. A topic is a need of people who look for what the company offers and do not know the company. Give ${IDEAS_ASKED} topics, each with ${IDEA_QUESTIONS_MIN} to ${IDEA_QUESTIONS_MAX} questions as such people type them.
The questions of a topic rise in specificity: first the plain need, then with the place where one is given, then with a constraint such as a budget or a situation, last, where a competitor is given, one that asks for a choice beside that competitor.
Write every topic and every question in the language that is named. A topic is one to four words. Keep each question under ${LIMITS.keyword_text_max} characters, and let it stand by itself.
Never name the company, its products or its website, and name no other company than the competitor that is given. Never give a topic twice, not even in other words.`;

/** Topics that were there before are named, so that others come; more than these would only cost. */
const TOPICS_NAMED = 60;

/** What is said besides the company: whom it is compared with, and which topics are known. */
export function describeKnown({
  competitor,
  topics,
}: {
  competitor: string | null;
  topics: readonly string[];
}): string {
  const known = topics.slice(0, TOPICS_NAMED).join('; ');
  return [
    ...(competitor === null ? [] : [`Competitor: ${competitor}`]),
    ...(known === '' ? [] : [`Give others than these: ${known}`]),
  ].join('\n');
}

const PAUSE_MS = LIMITS.topic_ideas_pause_minutes * 60_000;

/** From when somebody can be asked again; null where that is now. */
export function askableFrom(lastAskedAt: Date | null, now: Date): Date | null {
  const from = lastAskedAt === null ? now : new Date(lastAskedAt.getTime() + PAUSE_MS);
  return from > now ? from : null;
}

const ASKED_KEY = 'asked:';

/** An idea that an assistant thought of, as all ideas are decided on: two of one topic are one. */
export function draftOfAsked({ topic, questions }: AskedIdea): DraftIdea {
  return { idea_key: `${ASKED_KEY}${keywordKey(topic)}`, topic, questions };
}

/** What new ideas are compared with, by the key of texts, and what may not be asked. */
export interface KnownIdeas {
  topics: ReadonlySet<string>;
  questions: ReadonlySet<string>;
  /** It names the company, or a rule of the operator's refuses it. */
  isRefused: (text: string) => boolean;
}

/**
 * The ideas that are new and whole by the rules of keywords, in their order: none whose topic is known, each with the
 * questions that nobody has, and none that is left with too few of them.
 */
export function newIdeas(
  ideas: readonly AskedIdea[],
  { topics, questions: asked, isRefused }: KnownIdeas,
): AskedIdea[] {
  const seenTopics = new Set(topics);
  const seen = new Set(asked);
  const kept = ideas.flatMap((idea): AskedIdea[] => {
    const topic = TopicText.safeParse(idea.topic).data;
    if (!topic || seenTopics.has(keywordKey(topic)) || isRefused(topic)) return [];
    if (draftOfAsked({ topic, questions: [] }).idea_key.length > LIMITS.topic_idea_key_max) return [];
    const own = new Map<string, string>();
    for (const question of idea.questions) {
      const text = KeywordText.safeParse(question).data;
      const key = text === undefined ? '' : keywordKey(text);
      if (text !== undefined && !own.has(key) && !seen.has(key) && !isRefused(text)) own.set(key, text);
    }
    if (own.size < IDEA_QUESTIONS_MIN) return [];
    seenTopics.add(keywordKey(topic));
    for (const key of own.keys()) seen.add(key);
    return [{ topic, questions: [...own.values()].slice(0, IDEA_QUESTIONS_MAX) }];
  });
  return kept.slice(0, LIMITS.topic_ideas_of_asking_max);
}

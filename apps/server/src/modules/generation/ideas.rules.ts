import {
  KeywordText,
  keywordKey,
  LIMITS,
  type Profile,
  SEARCH_INTENTS,
  TopicText,
} from '@answerscope/contract';
import { z } from 'zod';
import type { KeywordIdea } from './generation.tables.ts';

/** More than are kept: some name the company, or are in the list already. */
const IDEAS_ASKED = 30;
/** What an assistant gives: fewer than were asked for are still of use, many more are not read. */
export const KeywordIdeas = z.object({
  keywords: z
    .array(
      z.object({
        keyword: z.string().max(LIMITS.generated_keyword_max),
        topic: z.string().max(LIMITS.topic_text_max),
        search_intent: z.enum(SEARCH_INTENTS),
      }),
    )
    .min(10)
    .max(60),
});

const PAUSE_MS = LIMITS.generation_pause_minutes * 60_000;

/** How long the next generation waits after the last one that was asked for and may have been paid, whatever it gave. */
export function pauseMs(lastAskedAt: Date | null, now: Date): number {
  return lastAskedAt === null ? 0 : Math.max(0, lastAskedAt.getTime() + PAUSE_MS - now.getTime());
}

/** What is known of the company that keywords are for. */
export interface CompanyFacts {
  name: string;
  url: string | null;
  servesLocal: boolean;
  /** In its own words, wherever it said it; null where nothing is known. */
  offers: string | null;
  profile: Pick<
    Profile,
    'language' | 'country' | 'city' | 'state' | 'business_category' | 'business_subcategory'
  >;
}

/** Equal for companies that would be told the same ideas. */
export function companyKey({ name, url, servesLocal, offers, profile }: CompanyFacts): string {
  const { language, country, city, state, business_category, business_subcategory } = profile;
  const place = servesLocal ? [city, state] : [];
  const business = [offers, business_category?.id ?? null, business_subcategory?.id ?? null];
  return JSON.stringify([name.toLowerCase(), url, language, country, ...business, ...place]);
}

export const INSTRUCTIONS = `You suggest keywords that a company should track in the answers of AI assistants. A keyword is what somebody types who looks for what the company offers and does not know the company. Give ${IDEAS_ASKED}.
Write every keyword and every topic in the language that is named. Use the words and the capitals that people of the country type. Keep each keyword under ${LIMITS.generated_keyword_max} characters, without quotation marks and without a question mark unless it is a question.
Never name the company, its products or its website, and never name another company. Never give the same keyword twice, not even in other words.
Mix intents: informational (to learn something), commercial (to compare), transactional (to buy), navigational (to find a kind of provider or directory), and local where the company serves people on the spot. Group the keywords under 4 to 7 short topics.`;

/** What is told of the company, a line for each fact; of ideas that are there already, that others are wanted. */
export function describeFacts(
  { name, url, servesLocal, offers, profile }: CompanyFacts,
  known: readonly KeywordIdea[] = [],
): string {
  const { language, country, city, state, business_category, business_subcategory } = profile;
  const business = [business_category?.name, business_subcategory?.name].filter(Boolean).join(', ');
  const place = servesLocal ? [city, state].filter(Boolean).join(', ') : '';
  const lines: [string, string | null][] = [
    ['Company', name],
    ['Website', url],
    ['Line of business', business],
    ['What it offers', offers],
    ['Serves people on the spot', servesLocal ? 'yes' : null],
    ['Place', place],
    ['Country', `${inEnglish('region', country)} (${country})`],
    ['Language', `${inEnglish('language', language)} (${language})`],
    ['Give others than these', known.map(({ keyword }) => keyword).join('; ')],
  ];
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
}

function inEnglish(type: 'region' | 'language', code: string): string {
  return new Intl.DisplayNames('en', { type }).of(code) ?? code;
}

/** An idea that is fit for the company. */
export type KeptIdea = KeywordIdea & { text_key: string };

/** The ideas that are fit for a company, in their order: whole by the rules of keywords, none twice, none that names it. */
export function keepable(ideas: readonly KeywordIdea[], isBranded: (keyword: string) => boolean): KeptIdea[] {
  const seen = new Set<string>();
  return ideas.flatMap(({ keyword, topic, search_intent }) => {
    const text = KeywordText.safeParse(keyword);
    if (!text.success) return [];
    const text_key = keywordKey(text.data);
    if (seen.has(text_key) || isBranded(text.data)) return [];
    seen.add(text_key);
    const topicText = TopicText.safeParse(topic ?? '');
    return [{ keyword: text.data, text_key, topic: topicText.data ?? null, search_intent }];
  });
}

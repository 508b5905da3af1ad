import { z } from 'zod';
import * as messages from './brand-messages.ts';
import * as common from './common-messages.ts';
import { LIMITS } from './limits.ts';
import { normalizeName } from './name-key.ts';
import { optionalLines, optionalText } from './optional-text.ts';
import { plainText } from './text.ts';

export const BRAND_VOICES = [
  'professional',
  'friendly',
  'expert',
  'casual',
  'innovative',
  'trustworthy',
  'energetic',
  'compassionate',
] as const;
export const BRAND_VOICE_LABELS: Readonly<Record<(typeof BRAND_VOICES)[number], string>> = {
  professional: messages.professional,
  friendly: messages.friendly,
  expert: messages.expert,
  casual: messages.casual,
  innovative: messages.innovative,
  trustworthy: messages.trustworthy,
  energetic: messages.energetic,
  compassionate: messages.compassionate,
};

export const BRAND_PERSONALITIES = [
  'leader',
  'innovator',
  'helper',
  'expert',
  'partner',
  'disruptor',
  'community',
  'premium',
] as const;
export const BRAND_PERSONALITY_LABELS: Readonly<Record<(typeof BRAND_PERSONALITIES)[number], string>> = {
  leader: messages.leader,
  innovator: messages.innovator,
  helper: messages.helper,
  expert: messages.expert,
  partner: messages.partner,
  disruptor: messages.disruptor,
  community: messages.community,
  premium: messages.premium,
};

export const QUESTION_CATEGORIES = [
  'services',
  'expertise',
  'location',
  'industry',
  'solutions',
  'experience',
  'approach',
  'differentiation',
] as const;
export type QuestionCategory = (typeof QUESTION_CATEGORIES)[number];
export const QUESTION_CATEGORY_LABELS: Readonly<Record<(typeof QUESTION_CATEGORIES)[number], string>> = {
  services: messages.services,
  expertise: messages.expertise,
  location: messages.location,
  industry: messages.industry,
  solutions: messages.solutions,
  experience: messages.experience,
  approach: messages.approach,
  differentiation: messages.differentiation,
};

/** How much a question matters, by its number. */
export const PRIORITY_LABELS = {
  1: messages.lowPriority,
  2: messages.mediumPriority,
  3: messages.highPriority,
} as const;
export const DEFAULT_PRIORITY = 1;

const BrandVoice = z.enum(BRAND_VOICES, messages.chooseABrandVoice);
const BrandPersonality = z.enum(BRAND_PERSONALITIES, messages.chooseABrandPersonality);
const Priority = z
  .int(messages.chooseAPriority)
  .min(1, messages.chooseAPriority)
  .max(3, messages.chooseAPriority);

/** How a company presents itself (specification 3). Name and address are the profile's. */
export const BrandProfile = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  brand_name: z.string(),
  brand_url: z.string().nullable(),
  description: z.string().nullable(),
  industry: z.string().nullable(),
  /** Whom the company serves: its target audience. */
  service_area: z.string().nullable(),
  brand_voice: BrandVoice.nullable(),
  brand_personality: BrandPersonality.nullable(),
  unique_value_proposition: z.string().nullable(),
  competitive_differentiation: z.string().nullable(),
  brand_mission: z.string().nullable(),
  brand_vision: z.string().nullable(),
  is_active: z.boolean(),
});
export type BrandProfile = z.infer<typeof BrandProfile>;

/** Only the fields that are given change. */
export const BrandData = z
  .strictObject({
    description: optionalLines(LIMITS.brand_text_max),
    industry: optionalText(LIMITS.category_max),
    service_area: optionalLines(LIMITS.brand_text_max),
    brand_voice: BrandVoice.nullable(),
    brand_personality: BrandPersonality.nullable(),
    unique_value_proposition: optionalLines(LIMITS.brand_text_max),
    competitive_differentiation: optionalLines(LIMITS.brand_text_max),
    brand_mission: optionalLines(LIMITS.brand_text_max),
    brand_vision: optionalLines(LIMITS.brand_text_max),
    is_active: z.boolean(),
  })
  .partial();
export type BrandData = z.infer<typeof BrandData>;

/** A line of text that may be empty: an entry with it is not added. */
const line = (max: number) =>
  plainText(max)
    .transform(normalizeName)
    .refine((text) => [...text].length <= max, common.atMostCharacters({ max }))
    .refine((text) => !/\p{Cc}/u.test(text), messages.enterPlainText);

export const MessagingPillar = z.object({ pillar_text: z.string(), sort_order: z.int() });
export type MessagingPillar = z.infer<typeof MessagingPillar>;

/** What a company wants to be known for, in its order. */
export const MessagingPillars = z
  .array(z.strictObject({ pillar_text: line(LIMITS.messaging_pillar_max) }))
  .max(LIMITS.messaging_pillars_max, messages.atMostPillars({ max: LIMITS.messaging_pillars_max }))
  .transform((pillars) => pillars.filter(({ pillar_text }) => pillar_text !== ''));

export const BrandQuestion = z.object({
  question_text: z.string(),
  question_category: z.enum(QUESTION_CATEGORIES),
  priority_score: z.int(),
});
export type BrandQuestion = z.infer<typeof BrandQuestion>;

export const SentQuestion = z.strictObject({
  question_text: line(LIMITS.brand_question_max),
  question_category: z.enum(QUESTION_CATEGORIES, messages.chooseACategory),
  priority_score: Priority.default(DEFAULT_PRIORITY),
});

/** What people should find the company by when they ask. */
export const BrandQuestions = z
  .array(SentQuestion)
  .max(LIMITS.brand_questions_max, messages.atMostQuestions({ max: LIMITS.brand_questions_max }))
  .transform((questions) => questions.filter(({ question_text }) => question_text !== ''));

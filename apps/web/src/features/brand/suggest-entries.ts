import {
  type BrandProfile,
  type BrandQuestion,
  DEFAULT_PRIORITY,
  keywordKey,
  LIMITS,
  type QuestionWording,
  wordQuestion,
} from '@answerscope/contract';
import * as messages from './messages.ts';

/** Something that can be added as it stands, and where its words come from. */
export interface SuggestedEntry {
  text: string;
  from: string;
}

export type SuggestedQuestion = SuggestedEntry & Pick<BrandQuestion, 'question_category' | 'priority_score'>;

/** What questions are made of; nothing else is known of the company. */
interface QuestionFacts {
  /** In its own words, wherever it said it. */
  offer: string | null;
  industry: string | null;
  language: string;
  /** How the assistants of the plan are asked, for the place that is told them. */
  wordings: readonly Pick<QuestionWording, 'place' | 'version'>[];
}

/**
 * Questions that people ask who look for what the company says it offers, with the product's own templates in the
 * language of the profile, and with its place where it serves people there. Those that are there already are left out.
 */
export function suggestQuestions(
  { offer, industry, language, wordings }: QuestionFacts,
  there: readonly Pick<BrandQuestion, 'question_text'>[],
): SuggestedQuestion[] {
  const place = wordings.find((wording) => wording.place !== null)?.place ?? null;
  const asked = (keyword: string, at: string | null) =>
    withoutOrder(
      wordQuestion(
        { keyword, question: null },
        { language, place: at, template: null, version: wordings[0]?.version },
      ),
    );
  const about = (
    subject: string | null,
    category: 'services' | 'industry',
    from: { plain: string; local: string },
  ) => {
    const keyword = subject?.trim() ?? '';
    if (keyword === '') return [];
    const plain = { text: asked(keyword, null), from: from.plain, question_category: category };
    if (place === null) return [plain];
    const local = {
      text: asked(keyword, place),
      from: from.local,
      question_category: 'location',
    };
    return [plain, { ...local, question_category: 'location' as const }];
  };
  const made = [
    ...about(offer, 'services', {
      plain: messages.fromWhatYouOffer,
      local: messages.fromWhatYouOfferAndPlace,
    }),
    ...about(industry, 'industry', {
      plain: messages.fromYourIndustry,
      local: messages.fromYourIndustryAndPlace,
    }),
  ].map((one): SuggestedQuestion => ({ ...one, priority_score: DEFAULT_PRIORITY }));
  return withoutThose(
    made,
    there.map(({ question_text }) => question_text),
    LIMITS.brand_question_max,
  );
}

/** The question that people ask, without what an assistant is told besides: '… for tea? Recommend specific companies.' */
const withoutOrder = (text: string): string => /^[^?？؟]*[?？؟]/u.exec(text)?.[0] ?? text;

/** Which of a brand profile's texts say what a company wants to be known for, those that say it most plainly first. */
const OWN_TEXTS = [
  { name: 'unique_value_proposition', from: messages.fromUniqueValueProposition },
  { name: 'competitive_differentiation', from: messages.fromCompetitiveDifferentiation },
  { name: 'brand_mission', from: messages.fromYourMission },
  { name: 'brand_vision', from: messages.fromYourVision },
] as const;
const PILLARS_MAX = 6;
/** Shorter ones are headings and the like. */
const WORDS_MIN = 2;

/** Messaging pillars in the company's own words: sentences and lines of its brand profile, as they stand there. */
export function suggestPillars(
  brand: Pick<BrandProfile, (typeof OWN_TEXTS)[number]['name']> | null,
  language: string,
  there: readonly string[],
): SuggestedEntry[] {
  const made = OWN_TEXTS.flatMap(({ name, from }) =>
    sentencesOf(brand?.[name] ?? '', language)
      .filter((text) => text.split(/\s+/u).length >= WORDS_MIN)
      .map((text) => ({ text, from })),
  );
  return withoutThose(made, there, LIMITS.messaging_pillar_max).slice(0, PILLARS_MAX);
}

function sentencesOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return text
    .split(/\r?\n/)
    .flatMap((line) => [...segmenter.segment(line.replace(/^\s*[-–•*]\s+/u, ''))])
    .map(({ segment }) => segment.trim());
}

/** Each once, whatever its case, and none that is there or too long to be. */
function withoutThose<Entry extends SuggestedEntry>(
  made: readonly Entry[],
  there: readonly string[],
  lengthMax: number,
): Entry[] {
  const seen = new Set(there.map(keywordKey));
  return made.filter(({ text }) => {
    const key = keywordKey(text);
    if (key === '' || seen.has(key) || text.length > lengthMax) return false;
    seen.add(key);
    return true;
  });
}

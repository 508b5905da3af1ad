import { FRIENDLY_ERRORS } from './friendly-errors.ts';
import * as messages from './keywords-messages.ts';
import { LIMITS } from './limits.ts';
import { plainText, textLength } from './text.ts';

/**
 * Letters and digits of every script, spaces, all punctuation, currency signs and the few other signs that stand in
 * names, models and measures. Not: line breaks, what cannot be seen, pictograms, `<` and `>`.
 */
const ALLOWED_TEXT = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{Sc} +=~^`´°™®©№±×÷|−]|\u200C|\u200D)+$/u;
const URL_LIKE = /(?:[a-z][a-z0-9+.-]*:\/\/|\bwww\.)/iu;
/** Comes along when text is copied out of a page or a document, and means nothing there. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/gu;
/** Joiners are letters' business in these scripts and nobody's in others. */
const STRAY_JOINER =
  /(?<![\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Tamil}])(?:\u200C|\u200D)/gu;

/** A keyword as it is stored: NFC, single spaces of the ordinary kind, no space at the ends, nothing unseen. */
export function normalizeKeyword(text: string): string {
  return tidy(text).normalize('NFC');
}

function tidy(text: string): string {
  const seen = text.replace(UNSEEN, '').replace(STRAY_JOINER, '');
  return seen.replace(/\p{Zs}+/gu, ' ').trim();
}

/** What makes two keywords of a user the same: NFKC, lower case. */
export function keywordKey(text: string): string {
  return normalizeKeyword(text).normalize('NFKC').toLowerCase();
}

const isLongerThan = (text: string, characters: number) => textLength(text) > characters;

/** What is wrong with a text that was normalized as keywords are, or null: too long says so before anything else. */
export function keywordFault(text: string): string | null {
  const { invalid_format, too_long } = FRIENDLY_ERRORS.keywords;
  if (isLongerThan(text, LIMITS.keyword_text_max)) return too_long;
  return isPlainText(text) && /[\p{L}\p{N}]/u.test(text) ? null : invalid_format;
}

function isPlainText(text: string): boolean {
  return ALLOWED_TEXT.test(text) && !URL_LIKE.test(text);
}

/** The first character that no keyword may have; null where there is none. */
export function strangeCharacter(text: string): string | null {
  return [...tidy(text)].find((one) => !ALLOWED_TEXT.test(one)) ?? null;
}

export const KeywordText = plainText(
  LIMITS.keyword_text_max,
  FRIENDLY_ERRORS.keywords.too_long,
  FRIENDLY_ERRORS.keywords.invalid_format,
)
  .transform(normalizeKeyword)
  .superRefine((text, context) => {
    const message = keywordFault(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

const LONG_TOPIC = messages.topicMustBeAtMost;

export const TopicText = plainText(LIMITS.topic_text_max, LONG_TOPIC)
  .transform(normalizeKeyword)
  .refine((text) => [...text].length <= LIMITS.topic_text_max, LONG_TOPIC)
  .refine((text) => !/[<>\p{Cc}]/u.test(text), messages.enterAValidTopic)
  .transform((text) => (text === '' ? null : text));

/**
 * A keyword's question in the user's own words, sent as it stands; none where it is blank. Line breaks become spaces:
 * a question is written over several lines and asked in one.
 */
export const QuestionText = plainText(
  LIMITS.question_text_max,
  FRIENDLY_ERRORS.keywords.question_too_long,
  FRIENDLY_ERRORS.keywords.invalid_question,
)
  .transform((text) => normalizeKeyword(text.replace(/[\t\r\n]+/g, ' ')))
  .superRefine((text, context) => {
    const message = questionFault(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  })
  .transform((text) => (text === '' ? null : text));

function questionFault(text: string): string | null {
  const { invalid_question, question_too_long } = FRIENDLY_ERRORS.keywords;
  if (isLongerThan(text, LIMITS.question_text_max)) return question_too_long;
  return text === '' || (isPlainText(text) && /\p{L}/u.test(text)) ? null : invalid_question;
}

/** A row's text that is longer is no keyword, whatever it holds: what lies beyond need not be sent. */
export const IMPORTED_TEXT_MAX = 2_000;

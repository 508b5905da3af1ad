import { z } from 'zod';
import { ERROR_CATALOGUE, type ErrorCode } from './error-catalogue.ts';
import { anyNames } from './list-max.ts';
import type { Sentence } from './messages/said.ts';

const ERROR_CODES = Object.keys(ERROR_CATALOGUE) as [ErrorCode, ...ErrorCode[]];

/** A refusal names no more fields, and says no more of one of them: who sent so much did not type it. */
export const ERROR_FIELDS_MAX = 50;
export const FIELD_MESSAGES_MAX = 10;

const STORED_FIELDS_MAX = 100;
/** As many as one error has texts, and texts within those. */
const SENTENCES_MAX = 2 * ERROR_FIELDS_MAX * FIELD_MESSAGES_MAX;
const SENTENCE_VALUES_MAX = 20;
export const CONSEQUENCES_MAX = 20;

/** An effect of a change beyond its own row, '12 keywords are paused', with its number. */
export const Consequence = z.object({ count: z.number().int(), text: z.string() });
export type Consequence = z.infer<typeof Consequence>;

/** Messages per field; the key is the field's path joined with dots, '' for the whole input. */
export const FieldMessages = anyNames(z.array(z.string()).max(FIELD_MESSAGES_MAX), ERROR_FIELDS_MAX);
export type FieldMessages = z.infer<typeof FieldMessages>;

/** How a text was made, for programs in another language. */
export const ErrorSentence: z.ZodType<Sentence> = z.object({
  /** English in ICU's syntax, such as 'At most {max, number} per call' */
  template: z.string(),
  values: anyNames(z.union([z.string(), z.number()]), SENTENCE_VALUES_MAX),
});

/** A text of a reply, and how it was made. */
export const FormattedText = z.object({
  text: z.string(),
  template: z.string(),
  values: z
    .array(z.object({ name: z.string(), value: z.union([z.string(), z.number()]) }))
    .max(SENTENCE_VALUES_MAX),
});

/** How texts of a reply were made, as it is of an error's. */
export const Sentences = z.array(FormattedText).max(SENTENCES_MAX);
export type Sentences = z.infer<typeof Sentences>;

export const ErrorDetails = z.object({
  fields: FieldMessages.optional(),
  error_count: z.number().int().optional(),
  /** Machine-readable reason where one code has several, for example 'keyword_limit'. */
  reason: z.string().optional(),
  /** Whole seconds to wait, with RATE_LIMIT_EXCEEDED. */
  retry_after_seconds: z.number().int().optional(),
  /** The record the conflict is with. */
  conflicting_id: z.string().optional(),
  /** With `version_changed`: the row as somebody else has left it. */
  stored: anyNames(z.unknown(), STORED_FIELDS_MAX).optional(),
  /** With `has_consequences`: what the change would touch besides its row. */
  consequences: z.array(Consequence).max(CONSEQUENCES_MAX).optional(),
  /** How its texts were made, by the text. One that is not here has no values, and is its own template. */
  sentences: anyNames(ErrorSentence, SENTENCES_MAX).optional(),
});
export type ErrorDetails = z.infer<typeof ErrorDetails>;

/** The one shape in which any address of the product answers an error. */
export const WireError = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  status: z.number().int(),
  details: ErrorDetails.nullable(),
  path: z.string(),
  /** The request's id: also in the log and in the header x-request-id. */
  id: z.string(),
  timestamp: z.iso.datetime(),
});
export type WireError = z.infer<typeof WireError>;

/** An error with a code of the catalogue; anything else that is thrown is an internal fault. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails | null;

  constructor(code: ErrorCode, options: { message?: string; details?: ErrorDetails; cause?: unknown } = {}) {
    super(options.message ?? ERROR_CATALOGUE[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERROR_CATALOGUE[code].status;
    this.details = options.details ?? null;
  }
}

/**
 * Makes the error of a code.
 * @param message replaces the catalogue's text where the specification gives a better one.
 */
export function appError(
  code: ErrorCode,
  options: { message?: string; details?: ErrorDetails; cause?: unknown } = {},
): AppError {
  return new AppError(code, options);
}

/** VALIDATION_ERROR with messages per field and their count. */
export function validationError(fields: FieldMessages, message?: string): AppError {
  const error_count = Object.values(fields).reduce((count, messages) => count + messages.length, 0);
  return appError('VALIDATION_ERROR', { details: { fields, error_count }, ...(message ? { message } : {}) });
}

import {
  type AppError,
  appError,
  ERROR_FIELDS_MAX,
  FRIENDLY_ERRORS,
  ImportedRowState,
  type ImportKeywords,
  KeywordText,
  keywordKey,
  LIMITS,
  QuestionText,
  splitTagNames,
  strangeCharacter,
  TagName,
  TopicText,
  validationError,
} from '@answerscope/contract';
import * as messages from './messages.ts';

/** Says why texts of a keyword are refused by a rule of the operator's, or null. */
export type KeywordRefusal = (...texts: readonly (string | null | undefined)[]) => string | null;

/** @throws VALIDATION_ERROR at each field whose text a rule refuses */
export function refuseFields(
  refusal: KeywordRefusal,
  fields: Readonly<Record<string, string | null | undefined>>,
): void {
  const refusedFields = Object.entries(fields).flatMap(([field, text]): [string, string[]][] => {
    const message = refusal(text);
    return message === null ? [] : [[field, [message]]];
  });
  if (refusedFields.length > 0) throw validationError(Object.fromEntries(refusedFields));
}

/** How many more keywords fit; null is unlimited, never below 0. */
export function remainingKeywords(limit: number | null, existing: number): number | null {
  return limit === null ? null : Math.max(0, limit - existing);
}

export function keywordLimitReached(): AppError {
  return appError('PAYMENT_REQUIRED', {
    message: FRIENDLY_ERRORS.keywords.limit_exceeded,
    details: { reason: 'keyword_limit' },
  });
}

export function duplicateKeyword(existingId: string): AppError {
  return appError('CONFLICT', {
    message: FRIENDLY_ERRORS.keywords.duplicate,
    details: { reason: 'duplicate_keyword', conflicting_id: existingId },
  });
}

/** A row of an import after it was looked at; what could be stored stands in `keyword`. */
export interface JudgedRow {
  state: ImportedRowState;
  /** Why it cannot be added, in the words of a form; null for a row that can. */
  message: string | null;
  keyword: {
    keyword: string;
    text_key: string;
    topic: string | null;
    question: string | null;
    /** Names of tags, some perhaps twice. */
    tags: string[];
  } | null;
}

/** A row as a keyword, or why it is none: the format of its text, then those of its topic, its question and its tags. */
export function readRow(row: ImportKeywords['keywords'][number]): JudgedRow {
  const text = KeywordText.safeParse(row.keyword);
  const topic = TopicText.safeParse(row.topic ?? '');
  if (!text.success) return refused('invalid', whyNoKeyword(row.keyword, text.error.issues[0]?.message));
  const question = QuestionText.safeParse(row.question ?? '');
  const issue = topic.error?.issues[0] ?? question.error?.issues[0];
  if (issue || !topic.success || !question.success)
    return refused('invalid', issue?.message ?? FRIENDLY_ERRORS.keywords.invalid_format);
  const tags = splitTagNames(row.tags ?? '');
  const fault = tagsFault(tags);
  if (fault !== null) return refused('invalid', fault);
  const keyword = {
    keyword: text.data,
    text_key: keywordKey(text.data),
    topic: topic.data,
    question: question.data,
    tags,
  };
  return { state: 'valid', message: null, keyword };
}

/** What is wrong with the tags of a row, or null. */
function tagsFault(names: readonly string[]): string | null {
  if (new Set(names.map(keywordKey)).size > LIMITS.tags_of_keyword_max)
    return FRIENDLY_ERRORS.tags.too_many_on_keyword;
  const issues = names.flatMap((name) => TagName.safeParse(name).error?.issues ?? []);
  return issues[0]?.message ?? null;
}

/** What is wrong with a text that is no keyword, in words that help to mend it. */
function whyNoKeyword(text: string, fault: string | undefined): string {
  if (text.trim() === '') return messages.rowWithoutKeyword;
  const { invalid_format, too_long } = FRIENDLY_ERRORS.keywords;
  if (fault === too_long) return too_long;
  const strange = strangeCharacter(text);
  if (strange === null) return invalid_format;
  const code = (strange.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  // What cannot be seen is named by its number.
  return /[\p{C}\p{Z}]/u.test(strange)
    ? messages.invisibleCharacter({ code })
    : messages.strangeCharacter({ character: strange });
}

/** Rows whose keyword or question a rule of the operator's refuses cannot be added. */
export function refuseByRules(rows: readonly JudgedRow[], refusal: KeywordRefusal): JudgedRow[] {
  return rows.map((row) => {
    const message = row.keyword === null ? null : refusal(row.keyword.keyword, row.keyword.question);
    return message === null ? row : refused('invalid', message);
  });
}

/**
 * What of an import can be added: the first of equal rows, none that the list has already, and no more than fit.
 * @param taken text keys the user has already
 * @param remaining how many more keywords fit; null without a limit
 */
export function judgeRows(
  rows: readonly JudgedRow[],
  { taken, remaining }: { taken: ReadonlySet<string>; remaining: number | null },
): JudgedRow[] {
  const seen = new Set<string>();
  let left = remaining ?? Number.POSITIVE_INFINITY;
  return rows.map((row) => {
    if (row.keyword === null) return row;
    const { text_key } = row.keyword;
    if (seen.has(text_key)) return refused('duplicate_in_list', messages.keywordTwice);
    seen.add(text_key);
    if (taken.has(text_key)) return refused('duplicate', FRIENDLY_ERRORS.keywords.duplicate);
    if (left === 0) return refused('over_limit', FRIENDLY_ERRORS.keywords.limit_exceeded);
    left -= 1;
    return row;
  });
}

/** Rows with words: nobody mends more of them by hand, and the same sentence ten thousand times is a megabyte. */
const WORDED_ROWS_MAX = 1_000;

/** What is told of each row: its state, and in words why it cannot be added for as many as somebody will read. */
export function toImportedRows(rows: readonly JudgedRow[]): Pick<JudgedRow, 'state' | 'message'>[] {
  let words = 0;
  return rows.map(({ state, message }) => {
    if (message !== null) words += 1;
    return { state, message: words > WORDED_ROWS_MAX ? null : message };
  });
}

/** Rows per state; every state stands in it. */
export function countStates(rows: readonly Pick<JudgedRow, 'state'>[]): Record<ImportedRowState, number> {
  const counts = Object.fromEntries(ImportedRowState.options.map((state) => [state, 0])) as Record<
    ImportedRowState,
    number
  >;
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

/** Why an import that must be whole cannot be stored; null when every row can. The worst reason is told. */
export function refusalOf(rows: readonly JudgedRow[]): AppError | null {
  const invalid = rows.flatMap(({ state, message }, index): [string, string[]][] =>
    state === 'invalid' && message !== null ? [[`keywords.${index}`, [message]]] : [],
  );
  if (invalid.length > 0) return validationError(Object.fromEntries(invalid.slice(0, ERROR_FIELDS_MAX)));
  if (rows.some(({ state }) => state === 'over_limit')) return keywordLimitReached();
  if (rows.some(({ state }) => state !== 'valid')) {
    return appError('CONFLICT', {
      message: FRIENDLY_ERRORS.keywords.duplicate,
      details: { reason: 'duplicate_keyword' },
    });
  }
  return null;
}

function refused(state: ImportedRowState, message: string): JudgedRow {
  return { state, message, keyword: null };
}

/** Who types the keywords of a company: in its language, and in its place where it serves people on the spot. */
export function typedBy(profile: {
  language: string;
  city: string | null;
  offers_local_services: boolean | null;
}) {
  return { language: profile.language, place: profile.offers_local_services ? profile.city : null };
}

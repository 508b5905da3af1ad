import { FRIENDLY_ERRORS } from './friendly-errors.ts';
import { normalizeKeyword } from './keyword-text.ts';
import { LIMITS } from './limits.ts';
import { plainText, textLength } from './text.ts';

const { name_required, name_too_long, invalid_name, name_separates } = FRIENDLY_ERRORS.tags;

/** What parts the tags in one cell of a file: no name holds it. */
const SEPARATOR = /[,;]/u;

/** A tag's name as it is stored: like a keyword's text, in one line, and without what parts names in a file. */
export const TagName = plainText(LIMITS.tag_name_max, name_too_long, invalid_name)
  .transform(normalizeKeyword)
  .superRefine((name, context) => {
    const message = nameFault(name);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

function nameFault(name: string): string | null {
  if (name === '') return name_required;
  if (textLength(name) > LIMITS.tag_name_max) return name_too_long;
  if (SEPARATOR.test(name)) return name_separates;
  return /[<>\p{Cc}]/u.test(name) || !/[\p{L}\p{N}\p{S}]/u.test(name) ? invalid_name : null;
}

/** The names in one cell of a list or a file: "pricing; core" or "pricing, core". */
export function splitTagNames(cell: string): string[] {
  return cell
    .split(SEPARATOR)
    .map(normalizeKeyword)
    .filter((name) => name !== '');
}

/** The same names as one cell. */
export function joinTagNames(names: readonly string[]): string {
  return names.join('; ');
}

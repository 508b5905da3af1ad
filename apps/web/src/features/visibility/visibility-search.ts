import { CHANNELS, type Channel, LIMITS } from '@answerscope/contract';
import { id, oneOf, onlyYes, searchReader, text } from '../../lib/search-codec.ts';
import { isTypedOn } from '../../lib/typed-text.ts';
import * as messages from './messages.ts';

/** What the tracker shows besides the list's own filters; it stands in the address. */
export interface VisibilitySearch {
  channel?: Channel | undefined;
  /** The keyword whose answer is open. */
  keyword?: string | undefined;
  /** Another company than the profile's, as it was entered. */
  company?: string | undefined;
  /** Why each candidate counted or did not. */
  validator?: true | undefined;
  /** The detailed report of a check. */
  report?: true | undefined;
}

const COMPANY_MAX = 200;

/** Reads what is shown from an address; anything else in it is dropped. */
export const toVisibilitySearch: (address: Record<string, unknown>) => VisibilitySearch = searchReader({
  channel: oneOf(CHANNELS),
  keyword: id,
  company: text(COMPANY_MAX),
  validator: onlyYes,
  report: onlyYes,
});

/**
 * True for a change that is no step of its own to go back to: more of a company's name was typed, an answer was closed, or
 * the address was put right.
 */
export function isSameStep(before: VisibilitySearch, part: VisibilitySearch): boolean {
  if ('company' in part) return isTypedOn(before.company, part.company);
  return !('channel' in part || 'validator' in part || 'report' in part);
}

/** The channel that is shown: the one asked for where it can be, else openai, else the first that can be. */
export function shownChannel(asked: Channel | undefined, available: readonly Channel[]): Channel | null {
  if (asked && available.includes(asked)) return asked;
  return available.includes('openai') ? 'openai' : (available[0] ?? null);
}

/** Who is looked for: the company that was entered, else the profile's; null while there is none. */
export function companyOf(entered: string | undefined, own: string | null): string | null {
  const name = entered?.trim() || own?.trim();
  return name || null;
}

/** What is wrong with the company that was entered; null where it can be looked for, or none was entered. */
export function companyFault(entered: string | undefined): string | null {
  const length = entered?.trim().length ?? 0;
  const { company_name_min, company_name_max } = LIMITS;
  if (length === 0 || (length >= company_name_min && length <= company_name_max)) return null;
  return messages.companyNameHas({ least: company_name_min, most: company_name_max });
}

/** A check under another name than the profile's is evidence only: it changes no result. */
export function isAdHoc(company: string | null, own: string | null): boolean {
  return company !== null && company !== own?.trim();
}

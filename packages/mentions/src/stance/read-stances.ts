import type { CompanyPlaces, Statement } from './stance.ts';

/**
 * What an answer says of companies where its structure shows it; nothing is read of the rest.
 * @param text the answer as it is stored
 * @param companies the places of each company in the text as detection found them (index = company)
 * @returns statements in the order of the text
 */
export function readStances(_text: string, _companies: readonly CompanyPlaces[]): Statement[] {
  return [];
}

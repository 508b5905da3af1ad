import { IDEAS_FOR_COMPANIES } from './built-in-ideas-companies.rules.ts';
import { IDEAS_FOR_PEOPLE } from './built-in-ideas-people.rules.ts';

/**
 * A topic with its questions: the plain need, with a place where the business is bound to one, with a constraint, with an
 * alternative named.
 */
export type BuiltInIdea = readonly [topic: string, ...questions: string[]];

/** The topic ideas that come with the product, by the names of the categories that come with it. */
export const BUILT_IN_IDEAS: Readonly<Record<string, readonly BuiltInIdea[]>> = {
  ...IDEAS_FOR_COMPANIES,
  ...IDEAS_FOR_PEOPLE,
};

import * as messages from './messages.ts';

/** Of the answers that name or cite somebody, those that do not name the brand: there it could be named, too. */
export function withoutYou(without: number, all: number): string {
  return messages.withoutYouOfAll({ without, all });
}

/** What such a count is called. */
export const WITHOUT_YOU = messages.withoutYou;

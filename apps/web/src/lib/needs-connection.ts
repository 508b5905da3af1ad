import * as messages from './messages.ts';

/** What needs a connection, by the address that it is asked of. */
const NEEDS: readonly (readonly [RegExp, string])[] = [
  [/admin/, messages.theBackOfficeNeeds],
  [/check-visibility|\/runs/, messages.checksNeed],
  [/judgements/, messages.judgingAnswersAgainNeeds],
  [/stripe|portal|subscription|plan-change|payments/, messages.plansAndPaymentsNeed],
  [/\/profile$|mail|account|session|avatar|api-keys|webhook|data-copy/, messages.changesAccountNeed],
  [/generate|batches|import/, messages.newListsKeywordsNeed],
];

/** Why something is not done without a connection: 'You are offline. Checks need a connection.' */
export function needsConnection(path: string): string {
  const [, what = messages.thisNeeds] = NEEDS.find(([address]) => address.test(path)) ?? [];
  return `You are offline. ${what} a connection.`;
}

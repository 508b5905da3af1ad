import * as messages from './messages.ts';

/** What is said of what needs a connection, by the address that it is asked of. */
const NEEDS: readonly (readonly [RegExp, string])[] = [
  [/admin/, messages.backOfficeNeedsConnection],
  [/check-visibility|\/runs/, messages.checksNeedConnection],
  [/judgements/, messages.judgingNeedsConnection],
  [/stripe|portal|subscription|plan-change|payments/, messages.paymentsNeedConnection],
  [/\/profile$|mail|account|session|avatar|api-keys|webhook|data-copy/, messages.accountNeedsConnection],
  [/generate|batches|import/, messages.keywordListsNeedConnection],
];

/** Why something is not done without a connection: 'You are offline. Checks need a connection.' */
export function needsConnection(path: string): string {
  const [, words = messages.thisNeedsConnection] = NEEDS.find(([address]) => address.test(path)) ?? [];
  return words;
}

/** What needs a connection, by the address that it is asked of. */
const NEEDS: readonly (readonly [RegExp, string])[] = [
  [/admin/, 'The back office needs'],
  [/check-visibility|\/runs/, 'Checks need'],
  [/judgements/, 'Judging answers again needs'],
  [/stripe|portal|subscription|plan-change|payments/, 'Plans and payments need'],
  [/\/profile$|mail|account|session|avatar|api-keys|webhook|data-copy/, 'Changes to your account need'],
  [/generate|batches|import/, 'New lists of keywords need'],
];

/** Why something is not done without a connection: 'You are offline. Checks need a connection.' */
export function needsConnection(path: string): string {
  const [, what = 'This needs'] = NEEDS.find(([address]) => address.test(path)) ?? [];
  return `You are offline. ${what} a connection.`;
}

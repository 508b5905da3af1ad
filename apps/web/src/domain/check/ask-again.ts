import type { VisibilityResultPage } from '@answerscope/contract';

const ASK_AGAIN_MS = 10_000;

/**
 * How often newest results are read again, milliseconds: while something is being asked. Events tell when it has ended;
 * this is for a network that lets no event stream through.
 */
export function askAgainMs(page: Pick<VisibilityResultPage, 'under_way'> | undefined): number | false {
  return page !== undefined && page.under_way.length > 0 && ASK_AGAIN_MS;
}

import { PRODUCT_NAME } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What tabs and search results call a page. */
export function pageTitle(page: string): string {
  return messages.pageTitle({ page, product: PRODUCT_NAME });
}

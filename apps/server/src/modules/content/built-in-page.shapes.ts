import type { PageKind } from '@answerscope/contract';

/** A page that comes with the product. */
export interface BuiltInPage {
  slug: string;
  kind: PageKind;
  title: string;
  description: string;
  content: string;
}

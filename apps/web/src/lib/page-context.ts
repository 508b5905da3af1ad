import type { Plan, ShownLogo } from '@answerscope/contract';

/** What the server hands to a page that it renders. Without plans the landing page shows the built-in ones. */
export interface PageContext {
  plans?: readonly Plan[];
  /** Null: they could not be read. */
  logos?: readonly ShownLogo[] | null;
}

/** The router's `serverContext`, whose type it loses on the way; null in the browser. */
export function toPageContext(serverContext: unknown): PageContext | null {
  return typeof serverContext === 'object' ? serverContext : null;
}

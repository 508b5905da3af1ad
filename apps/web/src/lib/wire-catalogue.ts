import type { Sentence } from '@answerscope/contract';

/** Translations of the server's messages by their English. `say` translates the texts put into a message. */
export type Catalogue = ReadonlyMap<
  string,
  string | ((values: Sentence['values'], say: (value: string | number) => string | number) => unknown)
>;

/** Null in the English build. Any other gets the catalogue of its language from the build (`apps/web/wire-catalogue.ts`). */
export const loadCatalogue: (() => Promise<{ default: Catalogue }>) | null = null;

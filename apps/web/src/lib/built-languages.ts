import type { Language } from '@answerscope/contract';

/** Every language that the product was built in. */
export const BUILT_LANGUAGES: readonly Language[] = import.meta.env?.APP_LANGUAGES ?? ['en'];

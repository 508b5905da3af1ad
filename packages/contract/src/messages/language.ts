import type { Language } from '../language.ts';

/** The language of the build in a browser, which replaces this. English on the server. */
export const LANGUAGE: Language = 'en';

import { LANGUAGE, pathIn, splitLanguage } from '@answerscope/contract';
import type { LocationRewrite } from '@tanstack/react-router';

/** Adds the language to public addresses and removes it before routing. English has none. */
export const LANGUAGE_IN_ADDRESS: LocationRewrite | undefined =
  (import.meta.env?.APP_LANGUAGE ?? 'en') === 'en'
    ? undefined
    : {
        input: ({ url }) => {
          url.pathname = splitLanguage(url.pathname).path;
          return url;
        },
        output: ({ url }) => {
          url.pathname = pathIn(LANGUAGE, url.pathname);
          return url;
        },
      };

import { LANGUAGE } from '@answerscope/contract';
import { useEffect } from 'react';
import { BUILT_LANGUAGES } from './built-languages.ts';
import { useSession } from './use-services.ts';

/** Reloads the page if this build has another language than its reader: they signed in on a page in that language. */
export function useOwnLanguage(): void {
  const language = useSession()?.language;
  useEffect(() => {
    if (language && language !== LANGUAGE && BUILT_LANGUAGES.includes(language)) location.reload();
  }, [language]);
}

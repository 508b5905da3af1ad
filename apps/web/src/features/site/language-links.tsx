import { LANGUAGE, LANGUAGE_NAMES, pathIn } from '@answerscope/contract';
import { useRouterState } from '@tanstack/react-router';
import { BUILT_LANGUAGES } from '../../lib/built-languages.ts';
import styles from './site-header.module.css';

/** Links to this page in the other languages. */
export function LanguageLinks() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return BUILT_LANGUAGES.filter((language) => language !== LANGUAGE).map((language) => (
    <a
      key={language}
      className={styles.language}
      href={pathIn(language, path)}
      hrefLang={language}
      lang={language}
      title={LANGUAGE_NAMES[language]}
    >
      {language.toUpperCase()}
    </a>
  ));
}

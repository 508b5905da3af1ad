import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledOf, templateOf } from '@answerscope/contract';
import type { Plugin } from 'vite';
import { type BuildLanguage, readMessages, readTranslations } from './build-language.ts';
import { FORMATTING, pluralsOf } from './compiled-messages.ts';
import { FORMATTING_NAMES, toExpression } from './message-code.ts';
import { pseudo, pseudoMessage } from './pseudo-language.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SAYS = '{apps/server,packages/*}/src/**/{messages,*-messages}.ts';
const CATALOGUE = 'virtual:wire-catalogue';
const LANGUAGE_FILE = /\/contract\/src\/messages\/language\.ts$/;
const LOADER = /\/src\/lib\/wire-catalogue\.ts$/;

/**
 * Tells the browser the language of the build, and gives it the server's messages in it, loaded with the first error. In
 * English nothing.
 */
export function wireCatalogue(language: BuildLanguage): Plugin {
  return {
    name: 'wire-catalogue',
    resolveId: (source) => (source === CATALOGUE ? `\0${CATALOGUE}` : undefined),
    load: {
      order: 'pre',
      handler: (id) => {
        if (id === `\0${CATALOGUE}`) return catalogueIn(language);
        if (!['en', 'pseudo'].includes(language) && LANGUAGE_FILE.test(id))
          return `export const LANGUAGE = ${JSON.stringify(language)};`;
        return language !== 'en' && LOADER.test(id)
          ? `export const loadCatalogue = () => import('${CATALOGUE}');`
          : undefined;
      },
    },
  };
}

/** The source of a module whose default export holds translations by English texts in ICU's syntax. */
export async function catalogueIn(language: BuildLanguage): Promise<string> {
  const entries = new Map<string, string>();
  for (const file of globSync(SAYS, { cwd: ROOT }).sort()) {
    const english = await readMessages(join(ROOT, file));
    const own = language === 'pseudo' ? english : await readTranslations(join(ROOT, file), language);
    for (const [name, message] of Object.entries(english)) {
      const text = typeof message === 'string' ? message : templateOf(message);
      const code = text === null || entries.has(text) ? null : toSource(own[name], language);
      if (text !== null && code !== null) entries.set(text, code);
    }
  }
  const lines = [...entries].map(([text, code]) => `[${JSON.stringify(text)},${code}]`);
  return `import { ${FORMATTING_NAMES} } from ${JSON.stringify(FORMATTING)};\nexport default new Map([\n${lines.join(',\n')}\n]);`;
}

/** Null for what is not translated. The values of a message are worded, what it chooses by is not. */
function toSource(message: unknown, language: BuildLanguage): string | null {
  const isPseudo = language === 'pseudo';
  if (typeof message === 'string') return JSON.stringify(isPseudo ? pseudo(message) : message);
  const compiled = compiledOf(message);
  if (compiled === null) return null;
  const code = toExpression(isPseudo ? pseudoMessage(compiled) : compiled, {
    language: pluralsOf(language),
    codeFor: (name) => `v.${name}`,
    textFor: (name) => `say(v.${name})`,
  });
  return `(v,say)=>${code}`;
}

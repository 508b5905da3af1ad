import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledOf, templateOf } from '@answerscope/contract';
import type { Plugin } from 'vite';
import { type BuildLanguage, readMessagesIn } from './build-language.ts';
import { inlineMessages } from './inline-messages.ts';
import { FORMATTING_NAMES, toCode, toExpression } from './message-code.ts';
import { pseudo, pseudoMessage } from './pseudo-language.ts';

const SHOWS = /\bimport \* as (\w+) from '(\.[^']*\bmessages\.ts)'/g;
/** The module whose functions the code of messages calls. */
export const FORMATTING = fileURLToPath(
  new URL('../../packages/contract/src/messages/formatting.ts', import.meta.url),
);
const SAID = fileURLToPath(new URL('../../packages/contract/src/messages/said.ts', import.meta.url));
const FILE = /\/([\w-]+-)?messages\.ts(\?in=\w+)?$/;
const IMPORTED = /^\..*\bmessages\.ts$/;

/**
 * Compiles messages in the language of the build. Each source that imports a file of them gets its own copy, and the
 * bundler drops what the source does not show.
 */
export function compiledMessages(language: BuildLanguage): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: IMPORTED },
      async handler(source, importer, options) {
        const file = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (file === null || importer === undefined || this.environment.mode !== 'build') return file;
        const copy = createHash('sha256').update(importer).digest('hex').slice(0, 12);
        return { id: `${file.id}?in=${copy}`, moduleSideEffects: false };
      },
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/, code: /\bmessages\.ts'/ },
      async handler(source, id) {
        const [path = ''] = id.split('?');
        if (this.environment.mode !== 'build' || FILE.test(path)) return null;
        const shown = new Map<string, Record<string, unknown>>();
        for (const [, alias = '', from = ''] of source.matchAll(SHOWS))
          shown.set(alias, await readMessagesIn(join(dirname(path), from), language));
        const code = inlineMessages(path, source, shown, (compiled, codeFor) =>
          toExpression(language === 'pseudo' ? pseudoMessage(compiled) : compiled, {
            language: pluralsOf(language),
            codeFor,
          }),
        );
        // Lines keep their numbers.
        return {
          code: `${code}\nimport { ${FORMATTING_NAMES} } from ${JSON.stringify(FORMATTING)};`,
          map: null,
        };
      },
    },
    load: {
      filter: { id: FILE },
      handler: async (id) => ({
        code: compile(await readMessagesIn(id.split('?')[0] ?? id, language), language),
        map: null,
        moduleSideEffects: false,
      }),
    },
  };
}

/** The source of a module with these messages. */
export function compile(messages: Readonly<Record<string, unknown>>, language: BuildLanguage): string {
  return toModule(messages, (message) => toSource(message, language));
}

/**
 * As `compile`, for the server. It hears of each sentence, and in another language of each text, with the English for
 * its errors.
 */
export function compileForServer(
  messages: Readonly<Record<string, unknown>>,
  language: 'en' | 'pseudo',
): string {
  const source = toModule(messages, (message) => {
    const own = toSource(message, language);
    const english = toSource(message, 'en');
    if (typeof message === 'string')
      return own === english
        ? own
        : `$said(${own}, { template: ${english}, values: {}, inEnglish: () => ${english} })`;
    const template = JSON.stringify(templateOf(message));
    const inEnglish = own === english ? '' : `, inEnglish: ${english}`;
    return `(v = {}) => $said((${own})(v), { template: ${template}, values: v${inEnglish} })`;
  });
  return `import { said as $said } from ${JSON.stringify(SAID)};\n${source}`;
}

/** The source of a file of translations, as the server bundles it. */
export function compileTranslation(
  messages: Readonly<Record<string, unknown>>,
  language: BuildLanguage,
): string {
  const lines = Object.entries(messages).map(([name, message]) => `${name}: ${toSource(message, language)},`);
  return `import { ${FORMATTING_NAMES} } from ${JSON.stringify(FORMATTING)};\nexport default {\n${lines.join('\n')}\n};`;
}

function toModule(
  messages: Readonly<Record<string, unknown>>,
  toCodeOf: (message: unknown) => string,
): string {
  const lines = Object.entries(messages).map(([name, message]) => {
    if (typeof message !== 'string' && compiledOf(message) === null)
      throw new Error(`${name} is neither a text nor a message`);
    return `export const ${name} = ${toCodeOf(message)};`;
  });
  return `import { ${FORMATTING_NAMES} } from ${JSON.stringify(FORMATTING)};\n${lines.join('\n')}`;
}

/** The language whose plurals a build has. */
export const pluralsOf = (language: BuildLanguage) => (language === 'pseudo' ? 'en' : language);

/** The code of a message that is in a language; the pseudo-language is made of English. */
export function toSource(message: unknown, language: BuildLanguage): string {
  if (typeof message === 'string') return JSON.stringify(language === 'pseudo' ? pseudo(message) : message);
  const compiled = compiledOf(message) ?? '';
  return toCode(language === 'pseudo' ? pseudoMessage(compiled) : compiled, pluralsOf(language));
}

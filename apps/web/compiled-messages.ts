import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compiledOf } from '@answerscope/contract';
import type { Plugin } from 'vite';
import { toCode } from './message-code.ts';
import { pseudo, pseudoMessage } from './pseudo-language.ts';

const FORMATTING = fileURLToPath(
  new URL('../../packages/contract/src/messages/formatting.ts', import.meta.url),
);
const FILE = /\/([\w-]+-)?messages\.ts(\?in=\w+)?$/;
const IMPORTED = /^\..*\bmessages\.ts$/;

/**
 * Compiles the files of messages in the language of the build. Each source that imports one gets a copy, of which only
 * what it shows is left: no page loads words of another, and none needs a file for words that two share.
 */
export function compiledMessages(language: 'en' | 'pseudo'): Plugin {
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
    load: {
      filter: { id: FILE },
      handler: async (id) => ({
        code: compile(await readMessages(id.split('?')[0] ?? id), language),
        map: null,
        moduleSideEffects: false,
      }),
    },
  };
}

/** The messages of a file; read again after the file has changed. */
export async function readMessages(file: string): Promise<Record<string, unknown>> {
  return import(`${pathToFileURL(file).href}?read=${statSync(file).mtimeMs}`);
}

/** The source of a module with these messages. */
export function compile(messages: Readonly<Record<string, unknown>>, language: 'en' | 'pseudo'): string {
  const isPseudo = language === 'pseudo';
  const lines = Object.entries(messages).map(([name, text]) => {
    if (typeof text === 'string')
      return `export const ${name} = ${JSON.stringify(isPseudo ? pseudo(text) : text)};`;
    const compiled = compiledOf(text);
    if (compiled === null) throw new Error(`${name} is neither a text nor a message`);
    return `export const ${name} = ${toCode(isPseudo ? pseudoMessage(compiled) : compiled, 'en')};`;
  });
  return `import { formatNumber, joinParts, sentence } from ${JSON.stringify(FORMATTING)};\n${lines.join('\n')}`;
}

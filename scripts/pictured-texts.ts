import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build-stamp.ts';
import { IS_MESSAGES, IS_TRANSLATION } from './house/judge-messages.ts';
import { readMessages } from './house/read-messages.ts';
import { readSources } from './read-sources.ts';

const FILE = join(ROOT, 'scripts/pictured-texts.tsv');

/** A text that the product said when a picture of it was taken. */
export interface PicturedText {
  /** 'en/help/run-checks', without scheme and shape. */
  picture: string;
  text: string;
}

export function readPicturedTexts(): PicturedText[] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [picture = '', text = ''] = line.split('\t');
      return { picture, text };
    });
}

export function writePicturedTexts(texts: readonly PicturedText[]): void {
  const lines = new Set(texts.map(({ picture, text }) => `${picture}\t${text}`));
  writeFileSync(FILE, [...lines].sort().join('\n').concat('\n'));
}

/** What the product says in a language, in texts without values. */
export async function saidIn(language: string): Promise<Set<string>> {
  const isTranslated = (path: string) => IS_TRANSLATION.test(path);
  const sources = new Map(
    [...readSources()].filter(
      ([path]) =>
        IS_MESSAGES.test(path) &&
        (language === 'en' ? !isTranslated(path) : path.endsWith(`.${language}.ts`)),
    ),
  );
  const files = [...(await readMessages(sources)).values()];
  const values = files.flatMap((file) => Object.values(language === 'en' ? file : (file.default as object)));
  return new Set(values.filter((value) => typeof value === 'string'));
}

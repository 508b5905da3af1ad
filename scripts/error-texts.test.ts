import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FRIENDLY_ERRORS } from '../packages/contract/src/friendly-errors.ts';
import { ROOT } from './build-stamp.ts';

test('each error text of the specification stands word for word in a test', () => {
  const files = globSync(['{apps,packages}/*/{src,test}/**/*.test.{ts,tsx}', 'e2e/journeys/*.test.ts'], {
    cwd: ROOT,
  });
  const tests = files.map((file) => readFileSync(join(ROOT, file), 'utf8').replaceAll("\\'", "'"));
  const { brand: _brand, topic_ideas: _ideas, ...ofSpecification } = FRIENDLY_ERRORS;
  const texts: string[] = Object.values(ofSpecification).flatMap((category) => Object.values(category));
  expect(texts.filter((text) => !tests.some((source) => source.includes(text)))).toEqual([]);
});

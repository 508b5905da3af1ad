import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../src/lib/project-root.ts';
import { walked } from './walked.ts';

const SOURCE = join(projectRoot(), 'apps/server/src');
const CAST = /\bas (?:string as |unknown as )?(?:z\.ZodType<)?(?:PersonId|AccountId|BrandId)\b/g;

it('the id of a person, an account or a brand is made of another in few places', () => {
  const files = globSync('**/*.ts', { cwd: SOURCE }).filter((file) => !/\.(?:test|fixture)\.ts$/.test(file));
  const casts = files.flatMap((file) => {
    const found = readFileSync(join(SOURCE, file), 'utf8').match(CAST) ?? [];
    return found.map((cast) => `${file}: ${cast}`);
  });
  expect(casts.toSorted()).toEqual([
    'context/actor.ts: as string as AccountId',
    'context/operation-call.ts: as PersonId',
    'lib/ids.ts: as unknown as z.ZodType<AccountId',
  ]);
  walked(files.length, 'files');
});

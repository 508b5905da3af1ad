import { BUILT_IN_TEMPLATES } from '@answerscope/contract';
import type { Pool } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { seedOnce } from '../../resources/index.ts';
import { insertTemplates } from '../design.queries.ts';

/** Adds the theme templates that come with the product, once. */
export async function seedThemeTemplates(servicePool: Pool): Promise<void> {
  await seedOnce(servicePool, 'theme-templates', (tx) =>
    insertTemplates(
      tx,
      BUILT_IN_TEMPLATES.map(({ name, description, tokens }) => ({
        id: newId(),
        name,
        description,
        tokens: [...tokens],
        is_built_in: true,
      })),
    ),
  );
}

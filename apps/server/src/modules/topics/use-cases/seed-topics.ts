import type { Pool } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { seedOnce } from '../../resources/index.ts';
import builtInTopics from '../built-in-topics.json' with { type: 'json' };
import { insertCategories } from '../topics.queries.ts';

/** Adds the categories that come with the product, once: what administrators make of them stays. */
export async function seedTopics(servicePool: Pool): Promise<void> {
  await seedOnce(servicePool, 'topics', async (tx) => {
    const categories = builtInTopics.map(({ name, description }, index) => ({
      id: newId(),
      name,
      description,
      is_active: true,
      sort_order: index + 1,
    }));
    const subcategories = builtInTopics
      .flatMap(({ subcategories: parts }, index) =>
        parts.map(({ name, description }) => ({
          id: newId(),
          category_id: categories[index]?.id ?? '',
          name,
          description,
          is_active: true,
        })),
      )
      .map((row, index) => ({ ...row, sort_order: index + 1 }));
    await insertCategories(tx, categories, subcategories);
  });
}

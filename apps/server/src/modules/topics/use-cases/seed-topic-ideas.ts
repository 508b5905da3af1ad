import type { Pool } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { seedOnce } from '../../resources/index.ts';
import builtInIdeas from '../built-in-ideas.json' with { type: 'json' };
import { hasIdeas, insertIdeas, listCategoryIds } from '../topic-ideas.queries.ts';

/**
 * Adds the built-in ideas, once, to the categories that still have their built-in names; none where ideas were copied
 * from a demonstration. An idea asks for the plain need, then with a place, with a constraint and with an alternative.
 */
export async function seedTopicIdeas(servicePool: Pool): Promise<void> {
  await seedOnce(servicePool, 'topic_ideas', async (tx) => {
    if (await hasIdeas(tx)) return;
    const categories = await listCategoryIds(tx);
    const rows = Object.entries(builtInIdeas).flatMap(([category, ideas]) => {
      const category_id = categories.get(category);
      if (category_id === undefined) return [];
      return ideas.map(({ topic, questions }) => ({
        id: newId(),
        category_id,
        subcategory_id: null,
        topic,
        questions: questions.join('\n'),
        is_active: true,
      }));
    });
    await insertIdeas(
      tx,
      rows.map((row, index) => ({ ...row, sort_order: index + 1 })),
    );
  });
}

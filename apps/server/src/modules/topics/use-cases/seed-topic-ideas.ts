import type { Pool } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { seedOnce } from '../../resources/index.ts';
import { BUILT_IN_IDEAS } from '../built-in-ideas.rules.ts';
import { hasIdeas, insertIdeas, listCategoryIds } from '../topic-ideas.queries.ts';

/**
 * Adds the ideas that come with the product to the categories that are still called as they came, once; none where ideas
 * were brought from a demonstration.
 */
export async function seedTopicIdeas(servicePool: Pool): Promise<void> {
  await seedOnce(servicePool, 'topic_ideas', async (tx) => {
    if (await hasIdeas(tx)) return;
    const categories = await listCategoryIds(tx);
    const rows = Object.entries(BUILT_IN_IDEAS).flatMap(([category, ideas]) => {
      const category_id = categories.get(category);
      if (category_id === undefined) return [];
      return ideas.map(([topic, ...questions]) => ({
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

import { BUILT_IN_QUESTIONS } from '@answerscope/contract';
import { inTransaction, type Pool } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { seedOnce } from '../../resources/index.ts';
import { insertFaq, updateFormerAnswer } from '../faq.queries.ts';

/** Adds the questions that come with the product, once, and keeps answers up to date that nobody edited. */
export async function seedFaq(servicePool: Pool): Promise<void> {
  await seedOnce(servicePool, 'faq', async (tx) => {
    const categories = BUILT_IN_QUESTIONS.map(({ category }, index) => ({
      id: newId(),
      name: category ?? '',
      sort_order: index + 1,
    }));
    const items = BUILT_IN_QUESTIONS.flatMap(({ questions }, index) =>
      questions.map(({ question, answer }) => ({
        id: newId(),
        question,
        answer,
        category_id: categories[index]?.id ?? null,
        is_active: true,
      })),
    ).map((row, index) => ({ ...row, sort_order: index + 1 }));
    await insertFaq(tx, categories, items);
  });
  await inTransaction(servicePool, null, async (tx) => {
    for (const { questions } of BUILT_IN_QUESTIONS)
      for (const question of questions) await updateFormerAnswer(tx, question);
  });
}

import { LIMITS, type TopicOverview } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { brands } from '../accounts/accounts.tables.ts';
import { topic_categories, topic_ideas, topic_subcategories } from '../topics/topics.tables.ts';

/** Every category that is not in the trash, with how many companies chose it and how many of them nothing finer. */
export async function listCategoriesWithCompanies(tx: Transaction): Promise<TopicOverview['categories']> {
  const { rows } = await tx.execute<TopicOverview['categories'][number]>(sql`
    select c.id, c.name, c.is_active,
      (select count(*)::int from ${topic_subcategories} s
        where s.category_id = c.id and s.is_active and s.deleted_at is null) as subcategories,
      (select count(*)::int from ${topic_ideas} i
        where i.category_id = c.id and i.is_active and i.deleted_at is null) as ideas,
      count(b.id)::int as companies,
      count(b.id) filter (where b.business_subcategory_id is null)::int as undivided
    from ${topic_categories} c left join ${brands} b on b.business_category_id = c.id
    where c.deleted_at is null
    group by c.id order by c.sort_order, c.name limit ${LIMITS.topic_categories_shown_max}`);
  return rows;
}

/** How many brands name a company, and how many of them no kind of business. */
export async function countCompanies(
  tx: Transaction,
): Promise<Pick<TopicOverview, 'companies' | 'without_category'>> {
  const { rows } = await tx.execute<Pick<TopicOverview, 'companies' | 'without_category'>>(sql`
    select count(*)::int as companies,
      count(*) filter (where business_category_id is null)::int as without_category
    from ${brands} where company_name is not null or business_category_id is not null`);
  return rows[0] ?? { companies: 0, without_category: 0 };
}

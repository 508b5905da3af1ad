import { topicCategories, topicSubcategories } from '@answerscope/contract';
import { notFound } from '../../context/not-found.ts';
import type { Pool } from '../../database/pool.ts';
import { procedures } from '../../http/procedures.ts';
import { createResourceRoutes } from '../resources/index.ts';
import { categoryServices, subcategoryServices } from './topic-resources.services.ts';
import { hasCategory, listOfferedCategories, listOfferedSubcategories } from './topics.queries.ts';

/** What companies choose from. */
export const createTopicsRoutes = () => ({
  get_topic_categories: procedures.topics.get_topic_categories.handler(({ context }) =>
    context.db.transaction(async (tx) => ({
      success: true as const,
      categories: await listOfferedCategories(tx),
    })),
  ),
  list_topic_categories: procedures.topics.list_topic_categories.handler(({ context }) =>
    context.db.transaction((tx) => listOfferedCategories(tx)),
  ),
  list_topic_subcategories: procedures.topics.list_topic_subcategories.handler(({ context, input }) =>
    context.db.transaction(async (tx) => {
      if (!(await hasCategory(tx, input.category_id))) throw notFound();
      return listOfferedSubcategories(tx, input.category_id);
    }),
  ),
});

/** What administrators keep for them. */
export const createTopicResourceRoutes = (servicePool: Pool) => ({
  topic_categories: createResourceRoutes(procedures.admin.topic_categories, topicCategories, {
    servicePool,
    ...categoryServices,
  }),
  topic_subcategories: createResourceRoutes(procedures.admin.topic_subcategories, topicSubcategories, {
    servicePool,
    ...subcategoryServices,
  }),
});

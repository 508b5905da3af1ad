import { topicCategories, topicIdeas, topicSubcategories } from '@answerscope/contract';
import { notFound } from '../../context/not-found.ts';
import type { Pool } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import { createResourceRoutes } from '../resources/index.ts';
import { categoryServices, ideaServices, subcategoryServices } from './topic-resources.services.ts';
import { hasCategory, listOfferedCategories, listOfferedSubcategories } from './topics.queries.ts';

const { topics } = procedures;
const bindShown = bind(({ db }) => db);

/** What companies choose from. */
export const createTopicsRoutes = () => ({
  get_topic_categories: bindShown(topics.get_topic_categories, (db) =>
    db.transaction(async (tx) => ({
      success: true as const,
      categories: await listOfferedCategories(tx),
    })),
  ),
  list_topic_categories: bindShown(topics.list_topic_categories, (db) =>
    db.transaction(listOfferedCategories),
  ),
  list_topic_subcategories: bindShown(topics.list_topic_subcategories, (db, { category_id }) =>
    db.transaction(async (tx) => {
      if (!(await hasCategory(tx, category_id))) throw notFound();
      return listOfferedSubcategories(tx, category_id);
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
  topic_ideas: createResourceRoutes(procedures.admin.topic_ideas, topicIdeas, {
    servicePool,
    ...ideaServices,
  }),
});

import { oc } from '@orpc/contract';
import { z } from 'zod';
import { LIST_MAX } from './list-max.ts';
import { TopicCategory, TopicSubcategory } from './topics.ts';

const Categories = z.array(TopicCategory).max(LIST_MAX);

export const topicsContract = {
  get_topic_categories: oc
    .route({
      method: 'POST',
      path: '/rpc/get_topic_categories',
      tags: ['topics'],
      summary: 'The kinds of business that companies choose from, in their order',
    })
    .output(z.object({ success: z.literal(true), categories: Categories })),
  list_topic_categories: oc
    .route({
      method: 'GET',
      path: '/api/topic-categories',
      tags: ['topics'],
      summary: 'The same categories as a list',
    })
    .output(Categories),
  list_topic_subcategories: oc
    .route({
      method: 'GET',
      path: '/api/topic-categories/{category_id}/subcategories',
      tags: ['topics'],
      summary: 'What a category is divided into, in its order',
    })
    .input(z.strictObject({ category_id: z.uuid() }))
    .output(z.array(TopicSubcategory).max(LIST_MAX)),
};

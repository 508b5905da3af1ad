import { z } from 'zod';
import { BooleanParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { questionsFault } from '../topic-idea-questions.ts';
import { fieldHints } from './field-hints.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';

const TOPIC_MAX = 80;
const QUESTIONS_TEXT_MAX = 1_100;

/** Topics that companies of a kind of business may want to follow, each with questions of rising specificity. */
export const topicIdeas = resource({
  name: 'topic_ideas',
  title: 'Topic ideas',
  words: { one: 'topic idea', many: 'topic ideas' },
  fields: {
    category_id: z.uuid('Please choose a category').register(fieldHints, {
      label: 'Category',
      input: 'reference',
      references: 'topic_categories',
    }),
    subcategory_id: z.uuid('Please choose a subcategory').nullable().register(fieldHints, {
      label: 'Subcategory',
      hint: 'Without one, the idea is for every company of the category.',
      input: 'reference',
      references: 'topic_subcategories',
      empty: 'The whole category',
    }),
    topic: plainText(TOPIC_MAX).trim().min(1, 'Please name the topic').max(TOPIC_MAX),
    questions: plainText(QUESTIONS_TEXT_MAX)
      .trim()
      .max(QUESTIONS_TEXT_MAX)
      .superRefine((text, context) => {
        const message = questionsFault(text);
        if (message !== null) context.addIssue({ code: 'custom', message });
      })
      .register(fieldHints, {
        input: 'area',
        hint: 'Three to five, one a line, each more specific than the one before. {city} and {competitor} are filled from the profile; a question is left out where it does not say them.',
      }),
    is_active: z.boolean().register(fieldHints, {
      label: 'Offered',
      hint: 'Keywords that came of it stay when it is withdrawn.',
    }),
  },
  facts: {
    /** What its category is called. */
    category_name: z.string(),
    /** What its subcategory is called; null for an idea of the whole category. */
    subcategory_name: z.string().nullable(),
  },
  named: 'topic',
  searched: ['topic', 'questions'],
  sorts: ['topic'],
  filters: { is_active: BooleanParameter.optional(), category_id: z.uuid().optional() },
  isOrdered: true,
});
export type TopicIdeaRecord = z.infer<typeof topicIdeas.row>;

export const topicIdeasResourceContract = resourceContract(topicIdeas);

import { z } from 'zod';
import { BooleanParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { questionsFault } from '../topic-idea-questions.ts';
import { fieldHints } from './field-hints.ts';
import * as messages from './messages.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';

const TOPIC_MAX = 80;
const QUESTIONS_TEXT_MAX = 1_100;

/** Topics that companies of a kind of business may want to follow, each with questions of rising specificity. */
export const topicIdeas = resource({
  name: 'topic_ideas',
  title: messages.topicIdeas,
  fields: {
    category_id: z.uuid(messages.chooseACategory).register(fieldHints, {
      label: messages.category,
      input: 'reference',
      references: 'topic_categories',
    }),
    subcategory_id: z.uuid(messages.chooseASubcategory).nullable().register(fieldHints, {
      label: messages.subcategory,
      hint: messages.withoutOneIdeaForEvery,
      input: 'reference',
      references: 'topic_subcategories',
      empty: messages.theWholeCategory,
    }),
    topic: plainText(TOPIC_MAX).trim().min(1, messages.nameTheTopic).max(TOPIC_MAX),
    questions: plainText(QUESTIONS_TEXT_MAX)
      .trim()
      .max(QUESTIONS_TEXT_MAX)
      .superRefine((text, context) => {
        const message = questionsFault(text);
        if (message !== null) context.addIssue({ code: 'custom', message });
      })
      .register(fieldHints, {
        input: 'area',
        hint: messages.threeToFive,
      }),
    is_active: z.boolean().register(fieldHints, {
      label: messages.offered,
      hint: messages.keywordsCameStayWhenWithdrawn,
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

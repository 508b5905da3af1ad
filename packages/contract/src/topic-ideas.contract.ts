import { oc } from '@orpc/contract';
import { z } from 'zod';
import { CHANNELS } from './channel-names.ts';
import { Channel } from './channels.ts';
import { IDEA_SOURCES, SET_ASIDE_STATES } from './choices.ts';
import { KeywordText } from './keyword-text.ts';
import { ImportedRowState } from './keywords.contract.ts';
import * as messages from './keywords-messages.ts';
import { LIMITS } from './limits.ts';
import { plainText } from './text.ts';
import { IDEA_QUESTIONS_MAX } from './topic-idea-questions.ts';

/** What tells ideas apart and stays theirs: an administrators' idea by its id, one from answers by the name in them. */
const IdeaKey = plainText(LIMITS.topic_idea_key_max).min(1).max(LIMITS.topic_idea_key_max);

/** The answers that an idea rests on: of the newest answer of each unbranded keyword and assistant, those that hold it. */
export const IdeaEvidence = z.object({
  /** The company or product that they name. */
  name: z.string(),
  answers: z.number().int(),
  of_answers: z.number().int(),
  /** Different keywords they answer. */
  keywords: z.number().int(),
  /** The newest of them first. */
  items: z
    .array(z.object({ answer_id: z.uuid(), keyword: z.string(), channel: Channel }))
    .max(LIMITS.topic_idea_answers_shown),
});
export type IdeaEvidence = z.infer<typeof IdeaEvidence>;

/** A topic that could be followed, with questions of rising specificity to choose from. */
export const TopicIdea = z.object({
  idea_key: z.string(),
  source: z.enum(IDEA_SOURCES),
  topic: z.string(),
  questions: z
    .array(
      z.object({
        text: z.string(),
        /** It is among the user's keywords. */
        is_tracked: z.boolean(),
      }),
    )
    .max(IDEA_QUESTIONS_MAX),
  /** Null for all but those from answers. */
  evidence: IdeaEvidence.nullable(),
  /** When an assistant was asked for it; null for all others. */
  asked_at: z.iso.datetime().nullable(),
});
export type TopicIdea = z.infer<typeof TopicIdea>;

/** An idea that was put off or dismissed. */
export const SetAsideIdea = z.object({
  idea_key: z.string(),
  topic: z.string(),
  state: z.enum(SET_ASIDE_STATES),
  /** When one that was put off comes back; null for one that was dismissed. */
  put_off_until: z.iso.datetime().nullable(),
  decided_at: z.iso.datetime(),
});
export type SetAsideIdea = z.infer<typeof SetAsideIdea>;

export const TopicIdeas = z.object({
  /** What kind of business the profile names; null where it names none. */
  category: z.string().nullable(),
  subcategory: z.string().nullable(),
  /** Those of the subcategory, of the category, those from answers, then those that an assistant was asked for. */
  ideas: z
    .array(TopicIdea)
    .max(LIMITS.topic_ideas_max + LIMITS.topic_ideas_from_answers_max + LIMITS.topic_ideas_asked_shown_max),
  /** Put off and not back yet, or dismissed; the newest decision first. */
  set_aside: z.array(SetAsideIdea).max(LIMITS.topic_ideas_set_aside_max),
  /** How many newest answers to unbranded keywords were looked at. */
  answers_read: z.number().int(),
});
export type TopicIdeas = z.infer<typeof TopicIdeas>;

export const AcceptTopicIdea = z.strictObject({
  idea_key: IdeaKey,
  /** Those of its questions that become keywords, in the words in which they were shown. */
  questions: z.array(KeywordText).min(1, messages.chooseAtLeastOneQuestion).max(IDEA_QUESTIONS_MAX),
});
export type AcceptTopicIdea = z.infer<typeof AcceptTopicIdea>;

export const AcceptedTopicIdea = z.object({
  topic: z.string(),
  /** One for each question, in the order in which they came. */
  results: z
    .array(z.object({ question: z.string(), state: ImportedRowState, message: z.string().nullable() }))
    .max(IDEA_QUESTIONS_MAX),
  /** Keywords that are new. */
  added: z.number().int(),
  /** False where the plan had no room for one of them, or none of them may be asked: the idea stays among the others. */
  is_done: z.boolean(),
});
export type AcceptedTopicIdea = z.infer<typeof AcceptedTopicIdea>;

/** What asking an assistant for ideas takes. */
export const TopicIdeaAsking = z.object({
  /** Who is asked, and who is asked where the first fails; none where no assistant is set up. */
  channels: z.array(Channel).max(CHANNELS.length),
  /** The most that it can cost, of what the installation spends in a day: all of them together. */
  cost_ceiling_usd: z.number(),
  /** The language of the profile, in which the ideas come. */
  language: z.string(),
});
export type TopicIdeaAsking = z.infer<typeof TopicIdeaAsking>;

const ByKey = z.strictObject({ idea_key: IdeaKey });

const decision = (name: string, summary: string) =>
  oc.route({ method: 'POST', path: `/api/topic-ideas/${name}`, tags: ['topics'], summary });

export const topicIdeasContract = {
  list_topic_ideas: oc
    .route({
      method: 'GET',
      path: '/api/topic-ideas',
      tags: ['topics'],
      summary:
        'Topics that could be followed: from the kind of business, stored answers, and assistants asked for them',
    })
    .output(TopicIdeas),
  get_topic_idea_asking: oc
    .route({
      method: 'GET',
      path: '/api/topic-ideas/asking',
      tags: ['topics'],
      summary: 'Whom asking for topic ideas would ask, and what that costs at most',
    })
    .output(TopicIdeaAsking),
  ask_for_topic_ideas: decision('ask', 'Have an assistant think of topics for my company').output(
    z.object({ added: z.number().int() }),
  ),
  accept_topic_idea: decision('accept', 'Make questions of an idea keywords, with a result for each')
    .input(AcceptTopicIdea)
    .output(AcceptedTopicIdea),
  put_off_topic_idea: decision('put-off', 'Have an idea come back in thirty days')
    .input(ByKey)
    .output(SetAsideIdea),
  dismiss_topic_idea: decision('dismiss', 'Have an idea not come back').input(ByKey).output(SetAsideIdea),
  restore_topic_idea: decision(
    'restore',
    'Take a decision on an idea back; the keywords that it added go, unless they were checked',
  )
    .input(ByKey)
    .output(
      z.object({ topic: z.string(), keywords_removed: z.number().int(), keywords_kept: z.number().int() }),
    ),
};

import { oc } from '@orpc/contract';
import { z } from 'zod';
import { CHANNELS } from './channel-names.ts';
import { Channel } from './channels.ts';
import { DayRangeQuery, RangeOfDays } from './day-range-query.ts';
import { HeadlineChange, PooledRate, VoiceCounts } from './headline.ts';
import { TopicText } from './keyword-text.ts';
import { TOPICS_LISTED_MAX } from './keywords.contract.ts';
import * as messages from './keywords-messages.ts';
import { RangeFigures } from './range-figures.ts';

/** What an assistant says of the keywords of a topic, over the range of its headline. */
export const TopicOnChannel = z.object({
  channel: Channel,
  /** Null while no answer of the range counts. */
  current: PooledRate.nullable(),
  /** Of the topic's own keywords; judged together for all topics and assistants. */
  change: HeadlineChange,
  /** Answers to the same keywords that name no company at all: they are in no rate. */
  empty_answers: z.number().int(),
  /** Mentions in the same answers: a share of voice once one of them is mentioned. */
  voice: VoiceCounts,
});
export type TopicOnChannel = z.infer<typeof TopicOnChannel>;

/** A user's own label, with the keywords that have it. */
export const KeywordTopic = z.object({
  topic: z.string(),
  keywords: z.number().int(),
  /** Assistants of which a report of the range holds a keyword of the topic that is not branded. */
  channels: z.array(TopicOnChannel).max(CHANNELS.length),
  /** Of all assistants together. */
  figures: RangeFigures,
});
export type KeywordTopic = z.infer<typeof KeywordTopic>;

export const KeywordTopics = z.object({
  range: RangeOfDays,
  /** By name. */
  items: z.array(KeywordTopic).max(TOPICS_LISTED_MAX),
  /** Keywords that have no topic. */
  without_topic: z.number().int(),
});
export type KeywordTopics = z.infer<typeof KeywordTopics>;

const NO_TOPIC = messages.enterATopic;
const GivenTopic = TopicText.refine((topic) => topic !== null, NO_TOPIC).transform((topic) => topic ?? '');

export const RenameTopic = z.strictObject({
  topic: GivenTopic,
  /** One that is there already takes in the keywords of the other. */
  topic_text: GivenTopic,
});
export type RenameTopic = z.infer<typeof RenameTopic>;

export const keywordTopicsContract = {
  list_keyword_topics: oc
    .route({
      method: 'GET',
      path: '/api/keyword-topics',
      tags: ['keywords'],
      summary: 'The topics of my keywords, with how often each assistant names me for them',
    })
    .input(DayRangeQuery)
    .output(KeywordTopics),
  rename_keyword_topic: oc
    .route({
      method: 'POST',
      path: '/api/keyword-topics/rename',
      tags: ['keywords'],
      summary: 'Give all keywords of a topic another one: it is renamed, or joined with one that is there',
    })
    .input(RenameTopic)
    .output(z.object({ changed: z.number().int() })),
};

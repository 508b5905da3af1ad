import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Channel } from './channels.ts';
import { DayRangeQuery, RangeOfDays } from './day-range-query.ts';
import { HeadlineChange, PooledRate } from './headline.ts';
import { LIMITS } from './limits.ts';
import { RangeFigures } from './range-figures.ts';
import { Tag } from './tags.ts';

const CHANNELS_MAX = Channel.options.length;

/** What an assistant says of the keywords of one tag, over the range of its headline. */
export const TagNumbers = z.object({
  /** Null while no answer of the range counts. */
  current: PooledRate.nullable(),
  /** Of the tag's own keywords; judged together for all tags and assistants. */
  change: HeadlineChange,
  /** Answers to the same keywords that name no company at all: they are in no rate. */
  empty_answers: z.number().int(),
});
export type TagNumbers = z.infer<typeof TagNumbers>;

export const ChannelTagReport = z.object({
  channel: Channel,
  /** The newest report of the assistant. */
  report_id: z.uuid(),
  /** Of all keywords: the headline. */
  all: PooledRate.nullable(),
  /** One for each tag, in the order of the tags. */
  tags: z
    .array(
      z.object({
        tag_id: z.uuid(),
        /** Null where no report of the range holds a keyword of the tag that is not branded. */
        numbers: TagNumbers.nullable(),
      }),
    )
    .max(LIMITS.tags_max),
  /** Of the keywords without a tag. */
  untagged: TagNumbers.nullable(),
});
export type ChannelTagReport = z.infer<typeof ChannelTagReport>;

export const TagReport = z.object({
  range: RangeOfDays,
  /** By name, each with what all assistants together say of its keywords. */
  tags: z.array(Tag.extend({ figures: RangeFigures })).max(LIMITS.tags_max),
  untagged_keywords: z.number().int(),
  /** Figures of the keywords without a tag, and of all keywords. */
  untagged: RangeFigures,
  all: RangeFigures,
  /** Those that have a report. */
  channels: z.array(ChannelTagReport).max(CHANNELS_MAX),
});
export type TagReport = z.infer<typeof TagReport>;

export const tagReportContract = {
  get_tag_report: oc
    .route({
      method: 'GET',
      path: '/api/tag-report',
      tags: ['reports'],
      summary: 'How often each assistant names me, by tag, over the range of its headline',
    })
    .input(DayRangeQuery)
    .output(TagReport),
};

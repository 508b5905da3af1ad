import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Channel } from './channels.ts';
import { HeadlineChange, PooledRate } from './headline.ts';
import { LIMITS } from './limits.ts';
import { Tag } from './tags.ts';

const CHANNELS_MAX = Channel.options.length;

/** What an assistant says of the keywords of one tag, over the window of its headline. */
export const TagNumbers = z.object({
  /** Null while no answer of the window counts. */
  current: PooledRate.nullable(),
  /** Two adjoining windows of the tag's own keywords; judged together for all tags and assistants. */
  change: HeadlineChange,
  /** Answers to the same keywords that name no company at all: they are in no rate. */
  empty_answers: z.number().int(),
});
export type TagNumbers = z.infer<typeof TagNumbers>;

export const ChannelTagReport = z.object({
  channel: Channel,
  /** The report at which the window ends. */
  report_id: z.uuid(),
  /** Of all keywords: the headline. */
  all: PooledRate.nullable(),
  /** One for each tag, in the order of the tags. */
  tags: z
    .array(
      z.object({
        tag_id: z.uuid(),
        /** Null where the newest report holds no keyword of the tag that is not branded. */
        numbers: TagNumbers.nullable(),
      }),
    )
    .max(LIMITS.tags_max),
  /** Of the keywords without a tag. */
  untagged: TagNumbers.nullable(),
});
export type ChannelTagReport = z.infer<typeof ChannelTagReport>;

export const TagReport = z.object({
  /** By name. */
  tags: z.array(Tag).max(LIMITS.tags_max),
  untagged_keywords: z.number().int(),
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
      summary: 'How often each assistant names me, by tag, over the window of its headline',
    })
    .output(TagReport),
};

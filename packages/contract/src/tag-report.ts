import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Channel } from './channels.ts';
import { PooledRate } from './headline.ts';
import { LIMITS } from './limits.ts';
import { Tag } from './tags.ts';

const CHANNELS_MAX = Channel.options.length;

/** How often an assistant names the brand in answers to the keywords of one tag. */
export const TagRate = z.object({
  tag_id: z.uuid(),
  /** Over the headline's window and its answers to these keywords; null where there are none. */
  current: PooledRate.nullable(),
});
export type TagRate = z.infer<typeof TagRate>;

export const ChannelTagReport = z.object({
  channel: Channel,
  /** The report at which the window ends. */
  report_id: z.uuid(),
  /** Of all keywords: the headline. */
  all: PooledRate.nullable(),
  /** One for each tag, in the order of the tags. */
  tags: z.array(TagRate).max(LIMITS.tags_max),
  /** Of the keywords without a tag. */
  untagged: PooledRate.nullable(),
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

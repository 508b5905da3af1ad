import { oc } from '@orpc/contract';
import { z } from 'zod';
import { CHANNELS } from './channel-names.ts';
import { Channel } from './channels.ts';

/** What a screen must know about the installation before anybody signs in. */
/** Where an operator may be followed, in the order of the footer. */
export const SOCIAL_NETWORKS = ['Facebook', 'Instagram', 'Youtube', 'LinkedIn'] as const;
export const SocialLink = z.object({ name: z.enum(SOCIAL_NETWORKS), url: z.string() });
export type SocialLink = z.infer<typeof SocialLink>;

export const Installation = z.object({
  product_name: z.string(),
  version: z.string(),
  /** True while answers come from the simulator: every screen that shows them says so. */
  is_demonstration: z.boolean(),
  /** Somebody takes payments here, real or simulated: plans that cost something can be bought. */
  takes_payments: z.boolean(),
  configured_channels: z.array(Channel).max(CHANNELS.length),
  /** The pages under /test are switched on; administrators only see them. */
  developer_pages: z.boolean(),
  /** After a check of all keywords one waits for the plan's refresh period; only then the plans page says so. */
  enforce_refresh_period: z.boolean(),
  /** The operator's pages elsewhere, for the footer: those that are set. */
  social_links: z.array(SocialLink).max(SOCIAL_NETWORKS.length),
  /** Where users get help: a mail address or a page (https); null where the operator has set none. */
  support_address: z.string().nullable(),
});
export type Installation = z.infer<typeof Installation>;

export const monitoringContract = {
  get_installation: oc
    .route({
      method: 'GET',
      path: '/api/installation',
      tags: ['monitoring'],
      summary: 'Name, version and mode of this installation',
    })
    .output(Installation),
};

import { oc } from '@orpc/contract';
import { z } from 'zod';
import { CHANNELS } from './channel-names.ts';
import { Channel } from './channels.ts';

/** The address that begins a visit of the demonstration. */
export const DEMONSTRATION_PATH = '/demonstration';

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
  /** Visitors may look at the demonstration without an account, by POST to `DEMONSTRATION_PATH`. */
  opens_demonstration: z.boolean(),
  /** Somebody takes payments here, real or simulated: plans that cost something can be bought. */
  takes_payments: z.boolean(),
  configured_channels: z.array(Channel).max(CHANNELS.length),
  /** The pages under /test are switched on; administrators only see them. */
  developer_pages: z.boolean(),
  /** After a check of all keywords one waits for the plan's refresh period; only then the plans page says so. */
  enforce_refresh_period: z.boolean(),
  /** How long the trial of an account's first paid plan is; 0: there is none. */
  trial_days: z.number().int(),
  /** The operator's pages elsewhere, for the footer: those that are set. */
  social_links: z.array(SocialLink).max(SOCIAL_NETWORKS.length),
  /** Where users get help: a mail address or a page (https); null where the operator has set none. */
  support_address: z.string().nullable(),
  /**
   * Set while the demonstration's history is being imported, and when that failed, for the account it belongs to and for
   * administrators; null for everybody else. `progress` is 0 to 1.
   */
  history_import: z
    .object({ days: z.int(), progress: z.number().min(0).max(1), has_failed: z.boolean() })
    .nullable(),
  /** False: mails are kept as files for the operator, and reach nobody; pages that promise one say so. */
  sends_mail: z.boolean(),
});
export type Installation = z.infer<typeof Installation>;

/** What stays as it is while a process runs, for everybody. */
export type InstallationFacts = Omit<
  Installation,
  'enforce_refresh_period' | 'trial_days' | 'history_import'
>;

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

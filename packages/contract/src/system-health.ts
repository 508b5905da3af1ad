import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Sentences } from './errors.ts';

/** What is looked at, in the order in which it is shown. */
export const SYSTEM_CHECKS = [
  'database',
  'migrations',
  'workers',
  'jobs',
  'mail',
  'webhooks',
  'backup',
  'disk',
  'memory',
  'clock',
  'secrets',
  'proxy',
] as const;
export type SystemCheckName = (typeof SYSTEM_CHECKS)[number];

/** `warning`: it works, and somebody should look at it; `failed`: something does not work. */
export const SYSTEM_STATES = ['ok', 'warning', 'failed'] as const;
export type SystemState = (typeof SYSTEM_STATES)[number];

/** One part of the installation: how it is, and what to do about it. */
export const SystemCheck = z.object({
  name: z.enum(SYSTEM_CHECKS),
  state: z.enum(SYSTEM_STATES),
  /** What was found, in words. */
  found: z.string(),
  /** What to do; null where there is nothing to do. */
  advice: z.string().nullable(),
});
export type SystemCheck = z.infer<typeof SystemCheck>;

export const systemHealthContract = {
  get_system_health: oc
    .route({
      method: 'GET',
      path: '/api/admin/system-health',
      tags: ['admin'],
      summary: 'How each part of the installation is, and what to do about it',
    })
    .output(
      z.object({
        checks: z.array(SystemCheck).max(SYSTEM_CHECKS.length),
        /** How its words were made. */
        sentences: Sentences.optional(),
        checked_at: z.iso.datetime(),
        /** Of the process that answered. */
        up_since: z.iso.datetime(),
        version: z.string(),
      }),
    ),
  send_test_mail: oc
    .route({
      method: 'POST',
      path: '/api/admin/system-health/test-mail',
      tags: ['admin'],
      summary: 'Posts a mail to the administrator who asks, by the way of all mails',
    })
    .output(z.object({ recipient: z.string() })),
};

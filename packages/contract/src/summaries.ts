import { oc } from '@orpc/contract';
import { z } from 'zod';
import * as messages from './analytics-messages.ts';
import { SUMMARY_FREQUENCIES } from './choices.ts';

export const SummaryFrequency = z.enum(SUMMARY_FREQUENCIES, messages.chooseHowOften);
export type SummaryFrequency = z.infer<typeof SummaryFrequency>;

/** What a user is mailed besides what their own acts cause. */
export const MailSettings = z.object({
  /** As it is in force: daily counts as weekly while the plan refreshes less than daily. */
  summary_frequency: SummaryFrequency,
  /** Whether the plan refreshes often enough for daily summaries. */
  can_be_daily: z.boolean(),
  /** Nothing is mailed to an address that its owner has not confirmed. */
  is_email_confirmed: z.boolean(),
  /** When the next summary is made; null while they are off. */
  next_summary_at: z.iso.datetime().nullable(),
  /** When the newest one was posted; null before the first. */
  last_summary_at: z.iso.datetime().nullable(),
});
export type MailSettings = z.infer<typeof MailSettings>;

export const MailSettingsChange = z.strictObject({ summary_frequency: SummaryFrequency });
export type MailSettingsChange = z.infer<typeof MailSettingsChange>;

/** A shorter period would be over before a plan with fewer refreshes has anything new to say. */
const DAILY_HOURS_MAX = 24;

/** Whether daily summaries come with a plan, by its ranking_refresh_frequency_hours. */
export const allowsDailySummaries = (frequency_hours: number): boolean => frequency_hours <= DAILY_HOURS_MAX;

export const mailSettingsContract = {
  get_mail_settings: oc
    .route({
      method: 'GET',
      path: '/api/mail-settings',
      tags: ['profile'],
      summary: 'How often I am mailed a summary of my reports',
    })
    .output(MailSettings),
  update_mail_settings: oc
    .route({
      method: 'PATCH',
      path: '/api/mail-settings',
      tags: ['profile'],
      summary: 'Change how often I am mailed a summary of my reports',
    })
    .input(MailSettingsChange)
    .output(MailSettings),
};

export const summariesContract = {
  send_my_summary: oc
    .route({
      method: 'POST',
      path: '/rpc/send_my_summary',
      tags: ['accounts'],
      summary: 'Mails the signed-in user a summary of the last seven days now, whatever the settings say',
    })
    .output(z.object({ sent_to: z.string() })),
};

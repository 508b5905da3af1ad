import type { RESOURCES, ResourceName } from '@answerscope/contract';
import type { z } from 'zod';
import type { TestUser } from '../user.ts';

let count = 0;

/** What may be written in each resource: another one at each call. A new resource must be registered here. */
export const RESOURCE_EXAMPLES: {
  [Name in ResourceName]: () => z.input<(typeof RESOURCES)[Name]['write']>;
} = {
  logos: () => {
    count += 1;
    return {
      name: `Contoso ${count}`,
      alt_text: 'Contoso',
      image_url: `/media/${'0'.repeat(64)}.webp`,
      is_active: true,
    };
  },
  plans: () => {
    count += 1;
    return {
      name: `Agency ${count}`,
      description: 'For agencies.',
      price_monthly: 99,
      price_yearly: 990,
      max_keywords: 500,
      keywords_per_channel: 125,
      allowed_channels: ['openai', 'claude'],
      ranking_refresh_frequency_hours: 48,
      monthly_budget_usd: 120.5,
      stripe_product_id: null,
      features: [{ name: 'All channels', included: true }],
      is_highlighted: false,
      is_active: true,
    };
  },
};

/** Adds a row as an administrator and returns it. */
export async function addRow(administrator: TestUser, name: ResourceName) {
  const reply = await administrator.post(`/api/admin/${name}`, RESOURCE_EXAMPLES[name]());
  if (reply.status !== 200) throw new Error(`${name}: ${JSON.stringify(reply.body)}`);
  return reply.body as { id: string; version: number };
}

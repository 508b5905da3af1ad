import { fieldHints, RESOURCES, type ResourceName } from '@answerscope/contract';
import type { z } from 'zod';
import { png } from '../../src/modules/media/pictures.fixture.ts';
import type { TestUser } from '../user.ts';

let count = 0;
/** Stands where a row of another resource is named; `newExample` puts one there. */
const ANOTHER_ROW = '0199c1de-0000-7000-8000-000000000000';

/** What may be written in each resource: another one at each call. A new resource must be registered here. */
export const RESOURCE_EXAMPLES: {
  [Name in ResourceName]: () => z.input<(typeof RESOURCES)[Name]['write']>;
} = {
  cms_pages: () => {
    count += 1;
    return {
      title: `Our team ${count}`,
      slug: `our-team-${count}`,
      kind: 'page',
      description: 'Who we are.',
      content: '<p>Four people and a dog.</p>',
      is_published: true,
      is_draft: false,
      published_at: '2026-11-02T09:00:00.000Z',
    };
  },
  coupons: () => {
    count += 1;
    return {
      code: `SPRING-${count}`,
      percent_off: 20,
      amount_off: null,
      duration: 'repeating',
      duration_months: 3,
      max_redemptions: 100,
      expires_at: null,
      first_purchase_only: true,
      is_active: true,
    };
  },
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
      keywords_per_channel: 250,
      allowed_channels: ['openai', 'claude'],
      ranking_refresh_frequency_hours: 48,
      monthly_budget_usd: 120.5,
      samples_max: 3,
      webhook_endpoints_max: 2,
      stripe_product_id: null,
      features: [{ name: 'All channels', included: true }],
      is_highlighted: false,
      is_active: true,
    };
  },
  faq_categories: () => {
    count += 1;
    return { name: `Billing ${count}` };
  },
  faq_items: () => {
    count += 1;
    return {
      question: `Is there an invoice ${count}?`,
      answer: 'Every month.',
      category_id: ANOTHER_ROW,
      is_active: true,
    };
  },
  sign_up_rules: () => {
    count += 1;
    return {
      domain: `company-${count}.example`,
      effect: 'block',
      includes_subdomains: true,
      note: 'Nobody of theirs.',
      is_active: true,
    };
  },
  keyword_rules: () => {
    count += 1;
    return { phrase: `gambling ${count}`, message: 'We do not measure gambling.', is_active: true };
  },
  warning_rules: () => {
    count += 1;
    return {
      name: `Many failures ${count}`,
      measure: 'failed_answers',
      comparison: 'gt',
      threshold: 5,
      window_minutes: 15,
      cooldown_minutes: 60,
      receivers: 'operator@example.com',
      is_active: true,
    };
  },
  landing_claims: () => {
    count += 1;
    return { figure: `${count},000+`, label: 'businesses', place: 'hero', is_active: true };
  },
  testimonials: () => {
    count += 1;
    return {
      name: `Ada ${count}`,
      role: 'Head of Marketing, Contoso',
      content: 'Now we know what assistants say of us.',
      is_active: true,
    };
  },
  theme_templates: () => {
    count += 1;
    return {
      name: `Our look ${count}`,
      description: 'For the fair.',
      tokens: [{ token_name: 'radius', scheme: 'both', token_value: `${count / 100}px` }],
    };
  },
  topic_categories: () => {
    count += 1;
    return { name: `Trades ${count}`, description: 'For all trades.', is_active: true };
  },
  topic_ideas: () => {
    count += 1;
    return {
      category_id: ANOTHER_ROW,
      subcategory_id: null,
      topic: `Bread ${count}`,
      questions: 'best bakery\nbest bakery in {city}\nalternatives to {competitor}',
      is_active: true,
    };
  },
  topic_subcategories: () => {
    count += 1;
    return {
      category_id: ANOTHER_ROW,
      name: `Trade ${count}`,
      description: 'For one trade.',
      is_active: true,
    };
  },
};

/** Uploads a picture that nobody has uploaded before; returns its address. */
export async function uploadPicture(administrator: TestUser): Promise<string> {
  const picture = png({ width: 4, height: 4, random: true });
  const reply = await administrator.post('/api/admin/media?purpose=logo', picture);
  if (reply.status !== 200) throw new Error(`a picture: ${JSON.stringify(reply.body)}`);
  return reply.body.url;
}

/** What may be written in a resource, the rows of others and the pictures that it names just made. */
export async function newExample(
  administrator: TestUser,
  name: ResourceName,
): Promise<Record<string, unknown>> {
  const example: Record<string, unknown> = RESOURCE_EXAMPLES[name]();
  for (const [field, schema] of Object.entries(RESOURCES[name].fields)) {
    const { references, input } = fieldHints.get(schema) ?? {};
    if (input === 'image') example[field] = await uploadPicture(administrator);
    // A reference that the example leaves out may be left out.
    if (references !== undefined && example[field] !== null)
      example[field] = (await addRow(administrator, toResource(references))).id;
  }
  return example;
}

/** Adds a row as an administrator and returns it. */
export async function addRow(administrator: TestUser, name: ResourceName) {
  const reply = await administrator.post(`/api/admin/${name}`, await newExample(administrator, name));
  if (reply.status !== 200) throw new Error(`${name}: ${JSON.stringify(reply.body)}`);
  return reply.body as { id: string; version: number };
}

function toResource(name: string): ResourceName {
  if (!(name in RESOURCES)) throw new Error(`there is no resource ${name}`);
  return name as ResourceName;
}

import { expect, type Page } from '@playwright/test';
import { alter, at, fail, hold, type Screen } from './screen.ts';

const OPERATIONS = '**/functions/profile-operations';

interface FullProfile {
  data: Record<string, unknown>;
}

/** A brand as its people describe it after an hour of thought. */
const BRAND = {
  description:
    'We repair, restore and replace roofs of family homes.\nOur own crews, no subcontractors, a fixed price before we begin.',
  industry: 'Roofing',
  service_area: 'Owners of houses built before 1970, and the people who manage them.',
  brand_voice: 'trustworthy',
  brand_personality: 'helper',
  unique_value_proposition: 'A dry home within a week, or the crew comes back for nothing.',
  competitive_differentiation: 'Slate and copper by people who learned it.',
  brand_mission: 'No family should fear the rain.',
  brand_vision: null,
};

const PILLARS = ['A fixed price before we begin', 'Our own crews', 'Old roofs are worth saving'];

const QUESTIONS = [
  ['Who repairs slate roofs in Chicago?', 'services', 3],
  ['Which roofer knows houses of the twenties?', 'expertise', 3],
  ['Who comes at night when a storm has taken the roof?', 'solutions', 2],
  ['Which roofers in Illinois have crews of their own?', 'differentiation', 1],
] as const;

const describeBrand = (page: Page) =>
  alter<FullProfile>(page, OPERATIONS, (body) => ({
    ...body,
    data: {
      ...body.data,
      brand: {
        ...BRAND,
        id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47db',
        brand_name: 'Northwind',
        is_active: true,
      },
      messaging_pillars: PILLARS.map((pillar_text, index) => ({ pillar_text, sort_order: index + 1 })),
      brand_questions: QUESTIONS.map(([question_text, question_category, priority_score]) => ({
        question_text,
        question_category,
        priority_score,
      })),
    },
  }));

/** The profile in its tabs; nothing of it is stored, others look at the same account. */
export const PROFILE_SCREENS: readonly Screen[] = [
  { name: 'profile', as: 'settled', open: at('/tracker/profile', 'Time zone') },
  { name: 'profile-empty', as: 'newcomer', open: at('/tracker/profile', 'Complete Your Profile') },
  {
    name: 'profile-local',
    as: 'settled',
    open: async (page) => {
      await at('/tracker/profile', 'Time zone')(page);
      await page.getByText('Yes', { exact: true }).click();
      await page.getByLabel('Business category').selectOption('Construction');
      await page.getByLabel('Business subcategory').selectOption('Roofing');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('City is required')).toBeVisible();
    },
  },
  {
    name: 'profile-brand',
    as: 'settled',
    open: async (page) => {
      await describeBrand(page);
      await at('/tracker/profile?tab=brand-identity', 'Our own crews')(page);
    },
  },
  {
    name: 'profile-brand-empty',
    as: 'newcomer',
    open: at('/tracker/profile?tab=brand-identity', 'Enter your company name in Basic Info first'),
  },
  {
    name: 'profile-presence',
    as: 'settled',
    open: async (page) => {
      await describeBrand(page);
      await at('/tracker/profile?tab=presence-setup', QUESTIONS[0][0])(page);
    },
  },
  {
    name: 'profile-presence-empty',
    as: 'settled',
    open: at('/tracker/profile?tab=presence-setup', '0 of 10 brand questions'),
  },
  {
    name: 'profile-brand-loading',
    as: 'settled',
    open: async (page) => {
      await hold(page, OPERATIONS);
      await at('/tracker/profile?tab=brand-identity', 'Loading your settings...')(page);
    },
  },
  {
    name: 'profile-brand-failed',
    as: 'settled',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, OPERATIONS);
      await at('/tracker/profile?tab=brand-identity', 'Failed to load complete profile data')(page);
    },
  },
];

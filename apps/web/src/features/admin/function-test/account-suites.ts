import * as messages from './messages.ts';
import { ADVANCED, BASIC, ownOperation } from './own-operation.ts';
import { keptAt, type Suite } from './suite.ts';

const profile = ownOperation('profile.run_profile_operation');
const brand = ownOperation('brand.run_brand_operation');

/** The profile of the user whose account runs it. */
export const PROFILE: Suite = {
  label: messages.profile,
  about: messages.aboutProfile,
  inputs: [],
  parts: [
    {
      name: 'overview',
      label: messages.overview,
      runs: [
        {
          label: BASIC,
          steps: [
            { label: messages.getProfile, call: 'profile.get_profile' },
            profile('get_full_profile'),
            { label: messages.getPlanUsage, call: 'plans.get_my_plan_usage' },
          ],
        },
      ],
    },
    {
      name: 'operations',
      label: messages.profileOperations,
      runs: [
        { label: BASIC, steps: [profile('get_profile'), profile('get_full_profile')] },
        {
          label: ADVANCED,
          writes: messages.profileWrites,
          steps: [
            { ...profile('get_profile'), keeps: 'profile' },
            profile('update_profile', (given) => ({
              profileData: { language: keptAt(given, 'profile', 'data', 'language') },
            })),
          ],
        },
      ],
    },
  ],
};

/** Their brand and competitors. */
export const BRAND: Suite = {
  label: messages.brandIntelligence,
  about: messages.aboutBrand,
  inputs: [],
  parts: [
    {
      name: 'brand',
      label: messages.brandIntelligence,
      runs: [
        {
          label: BASIC,
          steps: [
            { label: messages.getBrand, call: 'brand.get_brand' },
            { label: messages.listCompetitors, call: 'brand.list_competitors' },
            brand('get_brand_profile'),
            brand('analyze_competitors'),
            brand('generate_brand_insights'),
            brand('get_brand_analytics'),
            brand('cache_warm_up'),
          ],
        },
        {
          label: ADVANCED,
          writes: messages.competitorWrites,
          steps: [
            {
              label: messages.addCompetitor,
              call: 'brand.add_competitor',
              input: ({ mark }) => ({ competitor_name: mark }),
              keeps: 'competitor',
            },
            {
              label: messages.updateCompetitor,
              call: 'brand.update_competitor',
              input: (given) => ({ id: keptAt(given, 'competitor', 'id'), industry: messages.tests }),
            },
            {
              label: messages.deleteCompetitor,
              call: 'brand.delete_competitor',
              input: (given) => ({ id: keptAt(given, 'competitor', 'id') }),
            },
          ],
        },
      ],
    },
  ],
};

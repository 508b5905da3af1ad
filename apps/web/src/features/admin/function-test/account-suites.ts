import { ADVANCED, BASIC, ownOperation } from './own-operation.ts';
import { keptAt, type Suite } from './suite.ts';

const profile = ownOperation('profile.run_profile_operation');
const brand = ownOperation('brand.run_brand_operation');

/** The profile of the user whose account runs it. */
export const PROFILE: Suite = {
  label: 'Profile',
  about: 'Runs with your own profile.',
  inputs: [],
  parts: [
    {
      name: 'overview',
      label: 'Overview',
      runs: [
        {
          label: BASIC,
          steps: [
            { label: 'Get profile', call: 'profile.get_profile' },
            profile('get_full_profile'),
            { label: 'Get plan usage', call: 'plans.get_my_plan_usage' },
          ],
        },
      ],
    },
    {
      name: 'operations',
      label: 'Profile Operations',
      runs: [
        { label: BASIC, steps: [profile('get_profile'), profile('get_full_profile')] },
        {
          label: ADVANCED,
          writes: 'Your profile is saved with the language that it has already. Nothing else of it changes.',
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
  label: 'Brand intelligence',
  about: 'Runs with your own brand and competitors.',
  inputs: [],
  parts: [
    {
      name: 'brand',
      label: 'Brand intelligence',
      runs: [
        {
          label: BASIC,
          steps: [
            { label: 'Get brand', call: 'brand.get_brand' },
            { label: 'List competitors', call: 'brand.list_competitors' },
            brand('get_brand_profile'),
            brand('analyze_competitors'),
            brand('generate_brand_insights'),
            brand('get_brand_analytics'),
            brand('cache_warm_up'),
          ],
        },
        {
          label: ADVANCED,
          writes:
            'A competitor called “Function test” with the time is added to your account, changed and deleted again.',
          steps: [
            {
              label: 'Add competitor',
              call: 'brand.add_competitor',
              input: ({ mark }) => ({ competitor_name: mark }),
              keeps: 'competitor',
            },
            {
              label: 'Update competitor',
              call: 'brand.update_competitor',
              input: (given) => ({ id: keptAt(given, 'competitor', 'id'), industry: 'Tests' }),
            },
            {
              label: 'Delete competitor',
              call: 'brand.delete_competitor',
              input: (given) => ({ id: keptAt(given, 'competitor', 'id') }),
            },
          ],
        },
      ],
    },
  ],
};

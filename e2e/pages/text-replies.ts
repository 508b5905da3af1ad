import type { ProductApi } from '../fixtures/accounts.ts';
import { COMPANY } from '../fixtures/company.ts';

/** A call, and the text of its refusal: nothing on a screen leads there, other programs do. */
export interface TextReply {
  text: string;
  as: 'visitor' | 'settled';
  method: 'GET' | 'POST';
  path: string | ((api: ProductApi) => Promise<string>);
  body?: object;
}

const planPath = (name: string) => async (api: ProductApi) => {
  const plans = (await api.get('/api/plans')) as unknown as { id: string; name: string }[];
  return `/api/plan-change/${plans.find((plan) => plan.name === name)?.id}`;
};

export const TEXT_REPLIES: readonly TextReply[] = [
  {
    text: 'User not authenticated',
    as: 'visitor',
    method: 'POST',
    path: '/rpc/add_my_keyword',
    body: { keyword_text: 'gift books' },
  },
  { text: 'No active session found', as: 'visitor', method: 'GET', path: '/api/profile' },
  {
    text: 'You must be logged in to change plans',
    as: 'visitor',
    method: 'GET',
    path: planPath('Professional'),
  },
  {
    text: 'This plan is not configured for payments. Please contact support.',
    as: 'settled',
    method: 'GET',
    path: planPath('Professional'),
  },
  {
    text: 'Please enter your company name before checking visibility.',
    as: 'settled',
    method: 'POST',
    path: '/functions/check-visibility',
    body: { keyword: 'gift books', companyName: ' ' },
  },
  {
    text: 'Please add some keywords first before checking visibility.',
    as: 'settled',
    method: 'POST',
    path: '/functions/check-visibility',
    body: { keyword: '', companyName: COMPANY.company_name },
  },
];

/** Texts that need more than a screen and a click: the test that has them, from the folder of the project. */
export const TEXTS_ELSEWHERE: Readonly<Record<string, string>> = {
  'Accounts cannot be made with this address here. Please use another one, or ask the people who run this service.':
    'e2e/journeys/rules.test.ts',
  'Two themes cannot have the same name.': 'packages/contract/src/brand-themes.test.ts',
  'At most 20 themes. Delete one to add another.': 'packages/contract/src/brand-themes.test.ts',
  'Tag name is required': 'apps/server/src/modules/tags/tags.test.ts',
  'Tag name must be at most 50 characters': 'apps/server/src/modules/tags/tags.test.ts',
  'Please enter a valid tag name': 'apps/server/src/modules/tags/tags.test.ts',
  'A tag name cannot contain a comma or a semicolon': 'apps/server/src/modules/tags/tags.test.ts',
  'You already have a tag with this name.': 'apps/server/src/modules/tags/tags.test.ts',
  "You've reached the limit of 200 tags. Delete one to add another.":
    'apps/server/src/modules/tags/tags.test.ts',
  'A keyword can have at most 20 tags.': 'apps/server/src/modules/tags/tagged-keywords.test.ts',
  'Please choose at least one keyword.': 'apps/server/src/modules/tags/tags.test.ts',
  'Please choose at least one tag.': 'apps/server/src/modules/tags/tags.test.ts',
  'At most 1,000 keywords can be tagged at once.': 'apps/server/src/modules/tags/tags.test.ts',
  'A tag cannot be merged into itself.': 'apps/server/src/modules/tags/tags.test.ts',
  'Your session has expired. Please sign in again to continue.': 'e2e/journeys/sign-in.test.ts',
  'This code is not right. Please enter the newest one.': 'e2e/journeys/account.test.ts',
  'Too much time has passed, or too many codes were wrong. Please sign in again.':
    'apps/server/src/auth/second-step.test.ts',
  'This account was deleted.': 'apps/server/src/modules/accounts/account-deletion.test.ts',
  'This account has been deactivated. Please contact support.': 'apps/server/src/auth/session-reader.test.ts',
  'This keyword is too long. It may have at most 200 characters.':
    'packages/contract/src/keyword-text.test.ts',
  'Please enter a valid question: letters, numbers and punctuation, without a link.':
    'apps/server/src/modules/keywords/own-question.test.ts',
  'This question is too long. It may have at most 500 characters.':
    'apps/server/src/modules/keywords/own-question.test.ts',
  'Rate limit exceeded. Please wait 5 minutes between keyword generations.':
    'e2e/journeys/onboarding.test.ts',
  'OpenAI service is currently unavailable. Please contact support.':
    'apps/server/src/modules/generation/generation.test.ts',
  'Keywords were generated but there was an issue retrieving them. Please try again.':
    'apps/server/src/modules/generation/generation.test.ts',
  'Error adding keyword': 'e2e/journeys/failures.test.ts',
  'Failed to check keyword visibility. Please try again.': 'e2e/journeys/failures.test.ts',
  'Too many checks at once. Please wait a moment and try again.':
    'apps/web/src/features/checks/describe-outcome.test.ts',
  "We couldn't load this. Please try again.": 'apps/web/src/lib/load-failure.test.ts',
  "We couldn't save your changes. Please try again.": 'apps/web/src/lib/use-saving.test.ts',
  'This plan is no longer available': 'apps/server/src/modules/plans/plan-change.rules.test.ts',
  "You're currently using 12 keywords, but this plan only allows 5. Please delete 7 keywords first.":
    'apps/server/src/modules/plans/plan-change.rules.test.ts',
  'City is required': 'e2e/journeys/profile.test.ts',
  'No Keywords Found': 'e2e/journeys/visibility-tracker.test.ts',
  'Every 6 hours': 'packages/contract/src/forms.test.ts',
  Daily: 'packages/contract/src/forms.test.ts',
  'Every 2 days': 'packages/contract/src/forms.test.ts',
  Weekly: 'packages/contract/src/forms.test.ts',
  'Every 30 days': 'packages/contract/src/forms.test.ts',
};

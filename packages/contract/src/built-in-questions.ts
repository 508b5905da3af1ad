import * as messages from './brand-messages.ts';
import type { FaqGroup } from './content.contract.ts';

/** The questions that come with the product, and stand where no others can be read (specification 2.4). */
export const BUILT_IN_QUESTIONS: readonly FaqGroup[] = [
  {
    category: messages.general,
    questions: [
      {
        id: 'platforms',
        question: messages.whichAiPlatformsDoTrack,
        answer: messages.chatgptClaude,
      },
      {
        id: 'updates',
        question: messages.howOftenDataUpdated,
        answer: messages.wheneverYouCheck,
      },
      {
        id: 'brands',
        question: messages.canITrackMultipleBrands,
        answer: messages.oneAccountFollowsOneBrand,
      },
      {
        id: 'insights',
        question: messages.whatInsightsDoProvide,
        answer: messages.howOftenEachAssistantNames,
      },
    ],
  },
];

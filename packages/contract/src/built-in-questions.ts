import type { FaqGroup } from './content.contract.ts';

/** The questions that come with the product, and stand where no others can be read (specification 2.4). */
export const BUILT_IN_QUESTIONS: readonly FaqGroup[] = [
  {
    category: 'General',
    questions: [
      {
        id: 'platforms',
        question: 'Which AI platforms do you track?',
        answer:
          'ChatGPT, Claude, Gemini and Perplexity, each through its provider’s own programming interface. Such an answer is not the answer of the consumer app, which may say something else, so every answer names its model, whether it searched and the place it was asked for.',
      },
      {
        id: 'updates',
        question: 'How often is the data updated?',
        answer:
          'Whenever you check, and by itself as often as your plan says. Every answer is kept with its date.',
      },
      {
        id: 'brands',
        question: 'Can I track multiple brands or competitors?',
        answer:
          'One account follows one brand and the competitors you name. A second brand needs a second account.',
      },
      {
        id: 'insights',
        question: 'What insights do you provide?',
        answer:
          'How often each assistant names you, for which keywords, how early in the answer, next to whom, and from which sources. Every rate comes with the number of answers behind it and its 95% interval, and opens those answers.',
      },
    ],
  },
];

/** The four questions that stand while no others are published. */
export const BUILT_IN_QUESTIONS = [
  {
    question: 'Which AI platforms do you track?',
    answer:
      'ChatGPT, Claude, Gemini and Perplexity, each through its provider’s own programming interface. Such an answer is close to what the consumer app says but not the same text, so every number names the model, the search setting and the place it was asked for.',
  },
  {
    question: 'How often is the data updated?',
    answer:
      'As often as your plan says: every 30 days on Free, weekly on Professional, daily on Enterprise. You can also check a keyword yourself at any time and read the answer within seconds.',
  },
  {
    question: 'Can I track multiple brands or competitors?',
    answer:
      'One account follows one brand. Competitors are read out of the same answers: you see who else is named, in which order, and who is named where you are not.',
  },
  {
    question: 'What insights do you provide?',
    answer:
      'How often each assistant names you, for which keywords, how early in the answer, next to whom, and from which sources. Every rate comes with the number of answers behind it and its 95% interval, and opens those answers.',
  },
] as const;

import { contract } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { reply } from './replies.ts';

const idea = (topic: string, questions: readonly string[], source = 'category') => ({
  idea_key: `idea:${topic}`,
  source,
  topic,
  questions: questions.map((text, index) => ({ text, is_tracked: index === 3 })),
});

/** Ideas from every source, some put off and some dismissed. */
export const showTopicIdeas = (page: Page) =>
  reply(page, contract.topics.list_topic_ideas, {
    category: 'Retail',
    subcategory: 'Books, toys and gifts',
    answers_read: 84,
    ideas: [
      idea('Gifts', [
        'Where do I find a special gift?',
        'Which gift shops are there in Chicago?',
        'What is a good gift under $30 for somebody who has everything?',
        'Which shops have nicer gifts than Adventure Works?',
      ]),
      {
        ...idea(
          'Alternatives to Zentrix',
          [
            'What are the best alternatives to Zentrix?',
            'Which alternative to Zentrix offers the best value for money?',
            'Who else should I compare with Zentrix before I decide?',
          ],
          'answers',
        ),
        evidence: {
          name: 'Zentrix',
          answers: 23,
          of_answers: 84,
          keywords: 9,
          items: [
            { keyword: 'gift books', channel: 'openai' },
            { keyword: 'running shoes', channel: 'claude' },
            { keyword: 'books about the sea for children of five and older', channel: 'gemini' },
          ],
        },
      },
    ],
    set_aside: [
      { idea_key: 'name:Quvera', topic: 'Alternatives to Quvera', state: 'dismissed' },
      {
        idea_key: 'idea:Clothes',
        topic: 'Clothes and shoes',
        state: 'put_off',
        put_off_until: '2026-12-18T10:00:00.000Z',
      },
    ],
  });

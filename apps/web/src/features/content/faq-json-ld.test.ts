import { expect, it } from 'vitest';
import { faqJsonLd } from './faq-json-ld.ts';

it('names every question with its answer, and an answer ends no script', () => {
  const answer = 'No.</script><script>alert(1)</script>';
  const said = faqJsonLd([
    { category: 'Prices', questions: [{ id: '1', question: 'Free?', answer: 'Yes.' }] },
    { category: null, questions: [{ id: '2', question: 'Safe?', answer }] },
  ]);
  expect(said).not.toContain('<');
  expect(JSON.parse(said)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Free?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
      { '@type': 'Question', name: 'Safe?', acceptedAnswer: { '@type': 'Answer', text: answer } },
    ],
  });
});

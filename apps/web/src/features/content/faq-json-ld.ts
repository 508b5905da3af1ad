import type { Questions } from './questions.tsx';

/** All questions with their answers as search engines and assistants read them: schema.org's FAQPage. It ends no script. */
export function faqJsonLd(groups: readonly Questions[]): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  }).replaceAll('<', String.raw`\u003c`);
}

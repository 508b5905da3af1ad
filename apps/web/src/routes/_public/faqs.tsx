import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { toPageContext } from '../../lib/page-context.ts';
import { FaqsPage } from '../../pages/faqs/faqs-page.tsx';

export const Route = createFileRoute('/_public/faqs')({
  codeSplitGroupings: [['component', 'loader']],
  loader: async ({ context, serverContext }) => {
    const { loadFaq } = await import('../../features/content/load-content.ts');
    return loadFaq(toPageContext(serverContext), context.fetcher);
  },
  staleTime: 300_000,
  head: () => ({
    meta: [
      { title: `FAQs · ${PRODUCT_NAME}` },
      { name: 'description', content: `Answers to what people ask about ${PRODUCT_NAME}.` },
    ],
  }),
  component: FaqsPage,
});

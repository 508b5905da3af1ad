import { createFileRoute } from '@tanstack/react-router';
import { toPageContext } from '../../lib/page-context.ts';
import { pageTitle } from '../../lib/page-title.ts';
import { FaqsPage } from '../../pages/faqs/faqs-page.tsx';
import * as messages from '../messages.ts';

export const Route = createFileRoute('/_public/faqs')({
  codeSplitGroupings: [['component', 'loader']],
  loader: async ({ context, serverContext }) => {
    const { loadFaq } = await import('../../features/content/load-content.ts');
    return loadFaq(toPageContext(serverContext), context.fetcher);
  },
  staleTime: 300_000,
  head: () => ({
    meta: [{ title: pageTitle(messages.faqs) }, { name: 'description', content: messages.aboutFaqs }],
  }),
  component: FaqsPage,
});

import { CHANNEL_LABELS } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ReportSearch } from '../../../features/reports/report-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AssistantPage } from '../../../pages/assistant/assistant-page.tsx';

export const Route = createFileRoute('/_app/tracker/perplexity')({
  validateSearch: unreadSearch<ReportSearch>,
  head: () => ({ meta: [{ title: pageTitle(CHANNEL_LABELS.perplexity) }] }),
  component: () => <AssistantPage channel="perplexity" />,
});

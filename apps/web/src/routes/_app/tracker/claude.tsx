import { CHANNEL_LABELS, PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ReportSearch } from '../../../features/reports/report-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AssistantPage } from '../../../pages/assistant/assistant-page.tsx';

export const Route = createFileRoute('/_app/tracker/claude')({
  validateSearch: unreadSearch<ReportSearch>,
  head: () => ({ meta: [{ title: `${CHANNEL_LABELS.claude} · ${PRODUCT_NAME}` }] }),
  component: () => <AssistantPage channel="claude" />,
});

import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { BrandAnalysisPage } from '../../../pages/brand-analysis/brand-analysis-page.tsx';
import type { BrandAnalysisSearch } from '../../../pages/brand-analysis/brand-analysis-search.ts';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/tracker/brand-analysis')({
  validateSearch: unreadSearch<BrandAnalysisSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.brandAnalysis) }] }),
  component: BrandAnalysisPage,
});

import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { BrandAnalysisPage } from '../../../pages/brand-analysis/brand-analysis-page.tsx';
import type { BrandAnalysisSearch } from '../../../pages/brand-analysis/brand-analysis-search.ts';

export const Route = createFileRoute('/_app/tracker/brand-analysis')({
  validateSearch: unreadSearch<BrandAnalysisSearch>,
  head: () => ({ meta: [{ title: `Brand Analysis · ${PRODUCT_NAME}` }] }),
  component: BrandAnalysisPage,
});

import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { CompetitiveIntelPage } from '../../../pages/competitive-intel/competitive-intel-page.tsx';

export const Route = createFileRoute('/_app/tracker/competitive-intel')({
  head: () => ({ meta: [{ title: `Competitive Intel · ${PRODUCT_NAME}` }] }),
  component: CompetitiveIntelPage,
});

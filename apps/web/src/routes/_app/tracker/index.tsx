import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../../../pages/home/home-page.tsx';

export const Route = createFileRoute('/_app/tracker/')({
  head: () => ({ meta: [{ title: `Home · ${PRODUCT_NAME}` }] }),
  component: HomePage,
});

import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { HowItWorks } from '../../../features/content/how-it-works.tsx';

export const Route = createFileRoute('/_public/pages/how-it-works')({
  head: () => ({ meta: [{ title: `How it works · ${PRODUCT_NAME}` }] }),
  component: HowItWorks,
});

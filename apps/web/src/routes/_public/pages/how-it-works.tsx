import { createFileRoute } from '@tanstack/react-router';
import { HowItWorks } from '../../../features/content/how-it-works.tsx';
import { pageTitle } from '../../../lib/page-title.ts';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_public/pages/how-it-works')({
  head: () => ({ meta: [{ title: pageTitle(messages.howItWorks) }] }),
  component: HowItWorks,
});

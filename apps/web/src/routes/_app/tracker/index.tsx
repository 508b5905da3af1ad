import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../lib/page-title.ts';
import { HomePage } from '../../../pages/home/home-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/tracker/')({
  head: () => ({ meta: [{ title: pageTitle(messages.home) }] }),
  component: HomePage,
});

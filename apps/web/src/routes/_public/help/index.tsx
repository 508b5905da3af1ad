import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../lib/page-title.ts';
import { HelpPage } from '../../../pages/help/help-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_public/help/')({
  head: () => ({
    meta: [{ title: pageTitle(messages.help) }, { name: 'description', content: messages.aboutHelp }],
  }),
  component: HelpPage,
});

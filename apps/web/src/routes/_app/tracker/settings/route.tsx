import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../../lib/page-title.ts';
import { SettingsPage } from '../../../../pages/settings/settings-page.tsx';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/tracker/settings')({
  head: () => ({ meta: [{ title: pageTitle(messages.settings) }] }),
  component: SettingsPage,
});

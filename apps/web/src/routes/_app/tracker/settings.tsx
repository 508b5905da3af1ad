import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '../../../pages/settings/settings-page.tsx';

export const Route = createFileRoute('/_app/tracker/settings')({
  head: () => ({ meta: [{ title: `Settings · ${PRODUCT_NAME}` }] }),
  component: SettingsPage,
});

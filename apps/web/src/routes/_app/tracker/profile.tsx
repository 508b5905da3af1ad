import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../../pages/profile/profile-page.tsx';

export const Route = createFileRoute('/_app/tracker/profile')({
  head: () => ({ meta: [{ title: `Profile · ${PRODUCT_NAME}` }] }),
  component: ProfilePage,
});

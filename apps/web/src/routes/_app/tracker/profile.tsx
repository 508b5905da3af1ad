import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { ProfilePage } from '../../../pages/profile/profile-page.tsx';
import type { ProfileSearch } from '../../../pages/profile/profile-search.ts';

export const Route = createFileRoute('/_app/tracker/profile')({
  validateSearch: unreadSearch<ProfileSearch>,
  head: () => ({ meta: [{ title: `Profile · ${PRODUCT_NAME}` }] }),
  component: ProfilePage,
});

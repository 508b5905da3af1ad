import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { ProfilePage } from '../../../pages/profile/profile-page.tsx';
import type { ProfileSearch } from '../../../pages/profile/profile-search.ts';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/tracker/profile')({
  validateSearch: unreadSearch<ProfileSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.profile) }] }),
  component: ProfilePage,
});

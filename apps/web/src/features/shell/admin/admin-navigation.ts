import { IconCreditCard, IconGauge, IconHistory, IconPhotoStar, IconUsers } from '@tabler/icons-react';
import type { NavigationGroup } from '../navigation.ts';

/** The back office's pages in the order of the sidebar and the palette. A page stands here from the day it exists. */
export const ADMIN_NAVIGATION: readonly NavigationGroup[] = [
  {
    label: 'Overview',
    items: [{ label: 'Admin Dashboard', to: '/admin/dashboard', Icon: IconGauge }],
  },
  {
    label: 'User Management',
    items: [{ label: 'Admin Users', to: '/admin/users', Icon: IconUsers }],
  },
  {
    label: 'Content',
    items: [{ label: 'Logos Management', to: '/admin/logos', Icon: IconPhotoStar }],
  },
  {
    label: 'Business',
    items: [{ label: 'Plans Management', to: '/admin/plans', Icon: IconCreditCard }],
  },
  {
    label: 'Security',
    items: [{ label: 'Audit Logs', to: '/admin/audit', Icon: IconHistory }],
  },
];

import {
  type Icon,
  IconChartDots,
  IconEye,
  IconHash,
  IconHome,
  IconMessageSearch,
  IconReportAnalytics,
  IconSettings,
  IconSquareRoundedPlus,
  IconStack2,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';

export interface NavigationItem {
  label: string;
  to: NonNullable<LinkProps['to']>;
  Icon: Icon;
}

export interface NavigationGroup {
  label: string;
  items: readonly NavigationItem[];
}

/** The tracker's pages in the order of the sidebar and the palette. A page stands here from the day it exists. */
export const TRACKER_NAVIGATION: readonly NavigationGroup[] = [
  {
    label: 'Dashboard',
    items: [
      { label: 'Home', to: '/tracker', Icon: IconHome },
      { label: 'Dashboard', to: '/tracker/dashboard', Icon: IconChartDots },
    ],
  },
  {
    label: 'Keywords Management',
    items: [
      { label: 'Keywords', to: '/tracker/keywords', Icon: IconHash },
      { label: 'Add keywords', to: '/tracker/add-keywords', Icon: IconSquareRoundedPlus },
    ],
  },
  {
    label: 'Testing & Checking',
    items: [
      { label: 'Checker', to: '/tracker/checker', Icon: IconMessageSearch },
      { label: 'Visibility tracker', to: '/tracker/visibility', Icon: IconEye },
    ],
  },
  {
    label: 'Brand Intelligence',
    items: [{ label: 'Competitors', to: '/tracker/competitive-intel', Icon: IconUsers }],
  },
  {
    label: 'Analytics & Reporting',
    items: [{ label: 'Reports', to: '/tracker/reports', Icon: IconReportAnalytics }],
  },
  {
    label: 'Settings & Account',
    items: [
      { label: 'Profile', to: '/tracker/profile', Icon: IconUserCircle },
      { label: 'Plans', to: '/tracker/plans', Icon: IconStack2 },
      { label: 'Settings', to: '/tracker/settings', Icon: IconSettings },
    ],
  },
];

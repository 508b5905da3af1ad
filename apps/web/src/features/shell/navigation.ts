import {
  IconBulb,
  IconCategory,
  IconChartBar,
  IconChartDots,
  IconEye,
  IconGauge,
  IconGridDots,
  IconHash,
  IconHome,
  IconListCheck,
  IconMessageSearch,
  IconQuote,
  IconReportAnalytics,
  IconSettings,
  IconSparkles,
  IconSquareRoundedPlus,
  IconStack2,
  IconTags,
  IconTargetArrow,
  IconUserCircle,
  IconUsers,
  IconWorldWww,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { channelIcon } from './channel-icon.tsx';

export interface NavigationItem {
  label: string;
  to: NonNullable<LinkProps['to']>;
  /** The part of the page at `to` that is meant; without it, the page as it opens. */
  search?: Readonly<Record<string, string>>;
  Icon: ComponentType<{ size: number; stroke: number; 'aria-hidden'?: 'true' }>;
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
      { label: 'Home Dashboard', to: '/tracker', Icon: IconHome },
      { label: 'Dashboard', to: '/tracker/dashboard', Icon: IconChartDots },
    ],
  },
  {
    label: 'Topics Management',
    items: [
      { label: 'Categories', to: '/tracker/topics', Icon: IconCategory },
      { label: 'Topic Ideas', to: '/tracker/topic-ideas', Icon: IconBulb },
    ],
  },
  {
    label: 'Keywords Management',
    items: [
      { label: 'Keywords', to: '/tracker/keywords', Icon: IconHash },
      { label: 'Tags', to: '/tracker/tags', Icon: IconTags },
      { label: 'Add keywords', to: '/tracker/add-keywords', Icon: IconSquareRoundedPlus },
      {
        label: 'AI Generation',
        to: '/tracker/add-keywords',
        search: { from: 'ai' },
        Icon: IconSparkles,
      },
    ],
  },
  {
    label: 'Testing & Checking',
    items: [
      { label: 'Checker', to: '/tracker/checker', Icon: IconMessageSearch },
      { label: 'Visibility tracker', to: '/tracker/visibility', Icon: IconEye },
      { label: 'Advanced Testing', to: '/tracker/visibility-optimized', Icon: IconGridDots },
    ],
  },
  {
    label: 'Brand Intelligence',
    items: [
      { label: 'Presence Score', to: '/tracker/presence-score', Icon: IconGauge },
      { label: 'Brand Analysis', to: '/tracker/brand-analysis', Icon: IconQuote },
      {
        label: 'Setup Wizard',
        to: '/tracker/brand-analysis',
        search: { tab: 'setup' },
        Icon: IconListCheck,
      },
      { label: 'Competitive Intel', to: '/tracker/competitive-intel', Icon: IconUsers },
      {
        label: 'Opportunities',
        to: '/tracker/competitive-intel',
        search: { tab: 'opportunities' },
        Icon: IconTargetArrow,
      },
      { label: 'Sources', to: '/tracker/sources', Icon: IconWorldWww },
    ],
  },
  {
    label: 'Analytics & Reporting',
    items: [
      { label: 'Reports', to: '/tracker/reports', Icon: IconReportAnalytics },
      { label: 'Analytics', to: '/tracker/reports/analytics', Icon: IconChartBar },
    ],
  },
  {
    label: 'AI Platform Rankings',
    items: [
      { label: 'ChatGPT', to: '/tracker/openai', Icon: channelIcon('openai') },
      { label: 'Gemini', to: '/tracker/gemini', Icon: channelIcon('gemini') },
      { label: 'Claude', to: '/tracker/claude', Icon: channelIcon('claude') },
      { label: 'Perplexity', to: '/tracker/perplexity', Icon: channelIcon('perplexity') },
    ],
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

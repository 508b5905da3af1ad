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
import * as messages from './messages.ts';

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
    label: messages.dashboard,
    items: [
      { label: messages.homeDashboard, to: '/tracker', Icon: IconHome },
      { label: messages.dashboard, to: '/tracker/dashboard', Icon: IconChartDots },
    ],
  },
  {
    label: messages.topicsManagement,
    items: [
      { label: messages.categories, to: '/tracker/topics', Icon: IconCategory },
      { label: messages.topicIdeas, to: '/tracker/topic-ideas', Icon: IconBulb },
    ],
  },
  {
    label: messages.keywordsManagement,
    items: [
      { label: messages.keywords, to: '/tracker/keywords', Icon: IconHash },
      { label: messages.tags, to: '/tracker/tags', Icon: IconTags },
      { label: messages.addKeywords, to: '/tracker/add-keywords', Icon: IconSquareRoundedPlus },
      {
        label: messages.aiGeneration,
        to: '/tracker/add-keywords',
        search: { from: 'ai' },
        Icon: IconSparkles,
      },
    ],
  },
  {
    label: messages.testingChecking,
    items: [
      { label: messages.checker, to: '/tracker/checker', Icon: IconMessageSearch },
      { label: messages.visibilityTracker, to: '/tracker/visibility', Icon: IconEye },
      { label: messages.advancedTesting, to: '/tracker/visibility-optimized', Icon: IconGridDots },
    ],
  },
  {
    label: messages.brandIntelligence,
    items: [
      { label: messages.presenceScore, to: '/tracker/presence-score', Icon: IconGauge },
      { label: messages.brandAnalysis, to: '/tracker/brand-analysis', Icon: IconQuote },
      {
        label: messages.setupWizard,
        to: '/tracker/brand-analysis',
        search: { tab: 'setup' },
        Icon: IconListCheck,
      },
      { label: messages.competitiveIntel, to: '/tracker/competitive-intel', Icon: IconUsers },
      {
        label: messages.opportunities,
        to: '/tracker/competitive-intel',
        search: { tab: 'opportunities' },
        Icon: IconTargetArrow,
      },
      { label: messages.sources, to: '/tracker/sources', Icon: IconWorldWww },
    ],
  },
  {
    label: messages.analyticsReporting,
    items: [
      { label: messages.reports, to: '/tracker/reports', Icon: IconReportAnalytics },
      { label: messages.analytics, to: '/tracker/reports/analytics', Icon: IconChartBar },
    ],
  },
  {
    label: messages.aiPlatformRankings,
    items: [
      { label: messages.chatgpt, to: '/tracker/openai', Icon: channelIcon('openai') },
      { label: messages.gemini, to: '/tracker/gemini', Icon: channelIcon('gemini') },
      { label: messages.claude, to: '/tracker/claude', Icon: channelIcon('claude') },
      { label: messages.perplexity, to: '/tracker/perplexity', Icon: channelIcon('perplexity') },
    ],
  },
  {
    label: messages.settingsAccount,
    items: [
      { label: messages.profile, to: '/tracker/profile', Icon: IconUserCircle },
      { label: messages.plans, to: '/tracker/plans', Icon: IconStack2 },
      { label: messages.settings, to: '/tracker/settings', Icon: IconSettings },
    ],
  },
];

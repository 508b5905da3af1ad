import {
  IconCategory,
  IconHash,
  IconHome,
  IconMessageSearch,
  IconReportAnalytics,
  IconSettings,
  IconSparkles,
  IconTargetArrow,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { channelIcon } from './channel-icon.tsx';
import * as messages from './messages.ts';
import { useBrandIsSetUp } from './use-brand-is-set-up.ts';

export interface NavigationItem {
  label: string;
  to: NonNullable<LinkProps['to']>;
  /** The part of the page at `to` that is meant; without it, the page as it opens. */
  search?: Readonly<Record<string, string>>;
  /** An assistant's mark. */
  Icon?: NavigationIcon;
  /** The entry is muted once this is true. */
  useIsDone?: () => boolean;
}

type NavigationIcon = ComponentType<{ size: number; stroke: number; 'aria-hidden'?: 'true' }>;

export interface NavigationGroup {
  /** Remembered in the browser for opened groups. */
  name: string;
  label: string;
  Icon: NavigationIcon;
  items: readonly NavigationItem[];
}

/** The tracker's pages in the order of the sidebar and the palette. A page stands here from the day it exists. */
export const TRACKER_NAVIGATION: readonly NavigationGroup[] = [
  {
    name: 'dashboard',
    label: messages.dashboard,
    Icon: IconHome,
    items: [
      { label: messages.homeDashboard, to: '/tracker' },
      { label: messages.dashboard, to: '/tracker/dashboard' },
    ],
  },
  {
    name: 'topics',
    label: messages.topicsManagement,
    Icon: IconCategory,
    items: [
      { label: messages.categories, to: '/tracker/topics' },
      { label: messages.topicIdeas, to: '/tracker/topic-ideas' },
      { label: messages.tags, to: '/tracker/tags' },
    ],
  },
  {
    name: 'keywords',
    label: messages.keywordsManagement,
    Icon: IconHash,
    items: [
      { label: messages.keywords, to: '/tracker/keywords' },
      { label: messages.addKeywords, to: '/tracker/add-keywords' },
      {
        label: messages.aiGeneration,
        to: '/tracker/add-keywords',
        search: { from: 'ai' },
      },
    ],
  },
  {
    name: 'testing',
    label: messages.testingChecking,
    Icon: IconMessageSearch,
    items: [
      { label: messages.checker, to: '/tracker/checker' },
      { label: messages.visibilityTracker, to: '/tracker/visibility' },
      { label: messages.advancedTesting, to: '/tracker/visibility-optimized' },
    ],
  },
  {
    name: 'brand',
    label: messages.brandIntelligence,
    Icon: IconTargetArrow,
    items: [
      { label: messages.presenceScore, to: '/tracker/presence-score' },
      { label: messages.brandAnalysis, to: '/tracker/brand-analysis' },
      {
        label: messages.setupWizard,
        to: '/tracker/brand-analysis',
        search: { tab: 'setup' },
        useIsDone: useBrandIsSetUp,
      },
      { label: messages.competitiveIntel, to: '/tracker/competitive-intel' },
      {
        label: messages.opportunities,
        to: '/tracker/competitive-intel',
        search: { tab: 'opportunities' },
      },
      { label: messages.sources, to: '/tracker/sources' },
    ],
  },
  {
    name: 'analytics',
    label: messages.analyticsReporting,
    Icon: IconReportAnalytics,
    items: [
      { label: messages.reports, to: '/tracker/reports' },
      { label: messages.analytics, to: '/tracker/reports/analytics' },
    ],
  },
  {
    name: 'assistants',
    label: messages.aiPlatformRankings,
    Icon: IconSparkles,
    items: [
      { label: messages.chatgpt, to: '/tracker/openai', Icon: channelIcon('openai') },
      { label: messages.gemini, to: '/tracker/gemini', Icon: channelIcon('gemini') },
      { label: messages.claude, to: '/tracker/claude', Icon: channelIcon('claude') },
      { label: messages.perplexity, to: '/tracker/perplexity', Icon: channelIcon('perplexity') },
    ],
  },
  {
    name: 'account',
    label: messages.settingsAccount,
    Icon: IconSettings,
    items: [
      { label: messages.profile, to: '/tracker/profile' },
      { label: messages.plans, to: '/tracker/plans' },
      { label: messages.settings, to: '/tracker/settings' },
      { label: messages.help, to: '/help' },
    ],
  },
];

import {
  IconCreditCard,
  IconDots,
  IconFileText,
  IconGauge,
  IconHeartbeat,
  IconHistory,
  IconPalette,
  IconTopologyStar3,
  IconUsers,
} from '@tabler/icons-react';
import * as messages from '../messages.ts';
import type { NavigationGroup } from '../navigation.ts';

/** The back office's pages in the order of the sidebar and the palette. A page stands here from the day it exists. */
export const ADMIN_NAVIGATION: readonly NavigationGroup[] = [
  {
    name: 'admin-overview',
    label: messages.overview,
    Icon: IconGauge,
    items: [
      { label: messages.adminDashboard, to: '/admin/dashboard' },
      { label: messages.adminReporting, to: '/admin/reporting' },
    ],
  },
  {
    name: 'admin-users',
    label: messages.userManagement,
    Icon: IconUsers,
    items: [{ label: messages.adminUsers, to: '/admin/users' }],
  },
  {
    name: 'admin-content',
    label: messages.content,
    Icon: IconFileText,
    items: [
      { label: messages.cmsPages, to: '/admin/cms' },
      { label: messages.comments, to: '/admin/comments' },
      { label: messages.faqManagement, to: '/admin/faqs' },
      { label: messages.faqCategories, to: '/admin/faqs/categories' },
      { label: messages.landingClaims, to: '/admin/claims' },
      { label: messages.testimonials, to: '/admin/testimonials' },
      { label: messages.homepageLogos, to: '/admin/logos' },
    ],
  },
  {
    name: 'admin-topics',
    label: messages.topics,
    Icon: IconTopologyStar3,
    items: [
      { label: messages.topicsManagement, to: '/admin/topics' },
      { label: messages.topicCategories, to: '/admin/topics/categories' },
      { label: messages.topicSubcategories, to: '/admin/topics/subcategories' },
      { label: messages.topicIdeas, to: '/admin/topics/ideas' },
    ],
  },
  {
    name: 'admin-business',
    label: messages.business,
    Icon: IconCreditCard,
    items: [
      { label: messages.omegaControl, to: '/admin/omega' },
      { label: messages.plansManagement, to: '/admin/plans' },
      { label: messages.couponsManagement, to: '/admin/coupons' },
      { label: messages.rulesManagement, to: '/admin/rules' },
      { label: messages.stripeIntegration, to: '/admin/stripe' },
    ],
  },
  {
    name: 'admin-design',
    label: messages.design,
    Icon: IconPalette,
    items: [
      { label: messages.themeManagement, to: '/admin/theme' },
      { label: messages.themeTemplates, to: '/admin/theme-templates' },
    ],
  },
  {
    name: 'admin-system',
    label: messages.system,
    Icon: IconHeartbeat,
    items: [
      { label: messages.systemHealth, to: '/admin/system-health' },
      { label: messages.performanceMonitor, to: '/admin/performance' },
      { label: messages.dependencyHealth, to: '/admin/dependency-health' },
      { label: messages.dataExport, to: '/admin/data-export' },
      { label: messages.apiManagement, to: '/admin/api' },
      { label: messages.functionTest, to: '/admin/function-test' },
      { label: messages.jobs, to: '/admin/jobs' },
      { label: messages.errorMonitoring, to: '/admin/errors' },
      { label: messages.errorsInThisBrowser, to: '/admin/error-monitoring' },
    ],
  },
  {
    name: 'admin-security',
    label: messages.security,
    Icon: IconHistory,
    items: [{ label: messages.auditLogs, to: '/admin/audit' }],
  },
];

/** Pages that stand in no group of the sidebar: the palette finds them. */
export const ADMIN_PAGES_BESIDE: NavigationGroup = {
  name: 'admin-more',
  label: messages.more,
  Icon: IconDots,
  items: [
    { label: messages.runs, to: '/admin/runs' },
    { label: messages.mails, to: '/admin/mails' },
    { label: messages.trackerConfiguration, to: '/admin/tracker-config' },
    { label: messages.signUpRules, to: '/admin/rules/sign-ups' },
    { label: messages.keywordRules, to: '/admin/rules/keywords' },
    { label: messages.warningRules, to: '/admin/rules/warnings' },
  ],
};

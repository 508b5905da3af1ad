import {
  IconActivity,
  IconApi,
  IconBrandStripe,
  IconBug,
  IconBulb,
  IconCategory,
  IconChartBar,
  IconClockCog,
  IconCreditCard,
  IconDeviceHeartMonitor,
  IconFileExport,
  IconFileText,
  IconGauge,
  IconHeartbeat,
  IconHelpHexagon,
  IconHistory,
  IconListDetails,
  IconMail,
  IconMessageCircle,
  IconPalette,
  IconPhotoStar,
  IconPlugConnected,
  IconQuote,
  IconRefresh,
  IconRuler2,
  IconSpeakerphone,
  IconSubtask,
  IconTargetArrow,
  IconTemplate,
  IconTestPipe,
  IconTicket,
  IconTopologyStar3,
  IconUserShield,
  IconUsers,
} from '@tabler/icons-react';
import * as messages from '../messages.ts';
import type { NavigationGroup } from '../navigation.ts';

/** The back office's pages in the order of the sidebar and the palette. A page stands here from the day it exists. */
export const ADMIN_NAVIGATION: readonly NavigationGroup[] = [
  {
    label: messages.overview,
    items: [
      { label: messages.adminDashboard, to: '/admin/dashboard', Icon: IconGauge },
      { label: messages.adminReporting, to: '/admin/reporting', Icon: IconChartBar },
    ],
  },
  {
    label: messages.userManagement,
    items: [{ label: messages.adminUsers, to: '/admin/users', Icon: IconUsers }],
  },
  {
    label: messages.content,
    items: [
      { label: messages.cmsPages, to: '/admin/cms', Icon: IconFileText },
      { label: messages.comments, to: '/admin/comments', Icon: IconMessageCircle },
      { label: messages.faqManagement, to: '/admin/faqs', Icon: IconHelpHexagon },
      { label: messages.faqCategories, to: '/admin/faqs/categories', Icon: IconListDetails },
      { label: messages.landingClaims, to: '/admin/claims', Icon: IconSpeakerphone },
      { label: messages.testimonials, to: '/admin/testimonials', Icon: IconQuote },
      { label: messages.homepageLogos, to: '/admin/logos', Icon: IconPhotoStar },
    ],
  },
  {
    label: messages.topics,
    items: [
      { label: messages.topicsManagement, to: '/admin/topics', Icon: IconTopologyStar3 },
      { label: messages.topicCategories, to: '/admin/topics/categories', Icon: IconCategory },
      { label: messages.topicSubcategories, to: '/admin/topics/subcategories', Icon: IconSubtask },
      { label: messages.topicIdeas, to: '/admin/topics/ideas', Icon: IconBulb },
    ],
  },
  {
    label: messages.business,
    items: [
      { label: messages.omegaControl, to: '/admin/omega', Icon: IconUserShield },
      { label: messages.plansManagement, to: '/admin/plans', Icon: IconCreditCard },
      { label: messages.couponsManagement, to: '/admin/coupons', Icon: IconTicket },
      { label: messages.rulesManagement, to: '/admin/rules', Icon: IconRuler2 },
      { label: messages.stripeIntegration, to: '/admin/stripe', Icon: IconBrandStripe },
    ],
  },
  {
    label: messages.design,
    items: [
      { label: messages.themeManagement, to: '/admin/theme', Icon: IconPalette },
      { label: messages.themeTemplates, to: '/admin/theme-templates', Icon: IconTemplate },
    ],
  },
  {
    label: messages.system,
    items: [
      { label: messages.systemHealth, to: '/admin/system-health', Icon: IconHeartbeat },
      { label: messages.performanceMonitor, to: '/admin/performance', Icon: IconActivity },
      { label: messages.dependencyHealth, to: '/admin/dependency-health', Icon: IconPlugConnected },
      { label: messages.dataExport, to: '/admin/data-export', Icon: IconFileExport },
      { label: messages.apiManagement, to: '/admin/api', Icon: IconApi },
      { label: messages.functionTest, to: '/admin/function-test', Icon: IconTestPipe },
      { label: messages.jobs, to: '/admin/jobs', Icon: IconClockCog },
      { label: messages.errorMonitoring, to: '/admin/errors', Icon: IconBug },
      { label: messages.errorsInThisBrowser, to: '/admin/error-monitoring', Icon: IconDeviceHeartMonitor },
    ],
  },
  {
    label: messages.security,
    items: [{ label: messages.auditLogs, to: '/admin/audit', Icon: IconHistory }],
  },
];

/** Pages that stand in no group of the sidebar: the palette finds them. */
export const ADMIN_PAGES_BESIDE: NavigationGroup = {
  label: messages.more,
  items: [
    { label: messages.runs, to: '/admin/runs', Icon: IconRefresh },
    { label: messages.mails, to: '/admin/mails', Icon: IconMail },
    { label: messages.trackerConfiguration, to: '/admin/tracker-config', Icon: IconTargetArrow },
    { label: messages.signUpRules, to: '/admin/rules/sign-ups', Icon: IconRuler2 },
    { label: messages.keywordRules, to: '/admin/rules/keywords', Icon: IconRuler2 },
    { label: messages.warningRules, to: '/admin/rules/warnings', Icon: IconRuler2 },
  ],
};

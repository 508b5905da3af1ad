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
import type { NavigationGroup } from '../navigation.ts';

/** The back office's pages in the order of the sidebar and the palette. A page stands here from the day it exists. */
export const ADMIN_NAVIGATION: readonly NavigationGroup[] = [
  {
    label: 'Overview',
    items: [
      { label: 'Admin Dashboard', to: '/admin/dashboard', Icon: IconGauge },
      { label: 'Admin Reporting', to: '/admin/reporting', Icon: IconChartBar },
    ],
  },
  {
    label: 'User Management',
    items: [{ label: 'Admin Users', to: '/admin/users', Icon: IconUsers }],
  },
  {
    label: 'Content',
    items: [
      { label: 'CMS Pages', to: '/admin/cms', Icon: IconFileText },
      { label: 'Comments', to: '/admin/comments', Icon: IconMessageCircle },
      { label: 'FAQ Management', to: '/admin/faqs', Icon: IconHelpHexagon },
      { label: 'FAQ Categories', to: '/admin/faqs/categories', Icon: IconListDetails },
      { label: 'Landing Claims', to: '/admin/claims', Icon: IconSpeakerphone },
      { label: 'Testimonials', to: '/admin/testimonials', Icon: IconQuote },
      { label: 'Homepage Logos', to: '/admin/logos', Icon: IconPhotoStar },
    ],
  },
  {
    label: 'Topics',
    items: [
      { label: 'Topics Management', to: '/admin/topics', Icon: IconTopologyStar3 },
      { label: 'Topic Categories', to: '/admin/topics/categories', Icon: IconCategory },
      { label: 'Topic Subcategories', to: '/admin/topics/subcategories', Icon: IconSubtask },
      { label: 'Topic Ideas', to: '/admin/topics/ideas', Icon: IconBulb },
    ],
  },
  {
    label: 'Business',
    items: [
      { label: 'Omega Control', to: '/admin/omega', Icon: IconUserShield },
      { label: 'Plans Management', to: '/admin/plans', Icon: IconCreditCard },
      { label: 'Coupons Management', to: '/admin/coupons', Icon: IconTicket },
      { label: 'Rules Management', to: '/admin/rules', Icon: IconRuler2 },
      { label: 'Stripe Integration', to: '/admin/stripe', Icon: IconBrandStripe },
    ],
  },
  {
    label: 'Design',
    items: [
      { label: 'Theme Management', to: '/admin/theme', Icon: IconPalette },
      { label: 'Theme Templates', to: '/admin/theme-templates', Icon: IconTemplate },
    ],
  },
  {
    label: 'System',
    items: [
      { label: 'System Health', to: '/admin/system-health', Icon: IconHeartbeat },
      { label: 'Performance Monitor', to: '/admin/performance', Icon: IconActivity },
      { label: 'Dependency Health', to: '/admin/dependency-health', Icon: IconPlugConnected },
      { label: 'Data Export', to: '/admin/data-export', Icon: IconFileExport },
      { label: 'API Management', to: '/admin/api', Icon: IconApi },
      { label: 'Function Test', to: '/admin/function-test', Icon: IconTestPipe },
      { label: 'Jobs', to: '/admin/jobs', Icon: IconClockCog },
      { label: 'Error Monitoring', to: '/admin/errors', Icon: IconBug },
      { label: 'Errors in This Browser', to: '/admin/error-monitoring', Icon: IconDeviceHeartMonitor },
    ],
  },
  {
    label: 'Security',
    items: [{ label: 'Audit Logs', to: '/admin/audit', Icon: IconHistory }],
  },
];

/** Pages that stand in no group of the sidebar: the palette finds them. */
export const ADMIN_PAGES_BESIDE: NavigationGroup = {
  label: 'More',
  items: [
    { label: 'Runs', to: '/admin/runs', Icon: IconRefresh },
    { label: 'Mails', to: '/admin/mails', Icon: IconMail },
    { label: 'Tracker Configuration', to: '/admin/tracker-config', Icon: IconTargetArrow },
    { label: 'Sign-up Rules', to: '/admin/rules/sign-ups', Icon: IconRuler2 },
    { label: 'Keyword Rules', to: '/admin/rules/keywords', Icon: IconRuler2 },
    { label: 'Warning Rules', to: '/admin/rules/warnings', Icon: IconRuler2 },
  ],
};

import type { Furnished } from '../fixtures/furnished.ts';

/**
 * Who may see a page. `anyone`: everybody; `visitor`: who is signed in is led to the dashboard; `user`: who is signed in;
 * `administrator`: others who are signed in are led to the dashboard.
 */
export type Audience = 'anyone' | 'visitor' | 'user' | 'administrator';

export const ROLES = ['visitor', 'user', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** In whose eyes a page is looked at: it shows the others the same, or nothing. */
export const SEEN_BY = {
  anyone: 'visitor',
  visitor: 'visitor',
  user: 'user',
  administrator: 'administrator',
} as const satisfies Record<Audience, Role>;

/** The account of each role. */
export const ACCOUNTS = { visitor: null, user: 'newcomer', administrator: 'administrator' } as const;

/** What is there for a while: a post of the administrator's, and a draft of it. */
export interface Written {
  title: string;
  author: string;
  authorPath: string;
  previewPath: string;
}

/** One of a route that names any, which is there. */
export interface ExistingPage {
  path: (there: Furnished & Written) => string;
  heading: RegExp | ((there: Written) => string);
  /** Whose it is; null: anybody reads it. */
  owner: 'reported' | 'settled' | null;
}

/** An address of the product, who may see it, and what is found there. */
export interface ProductRoute {
  /** As the router names it; a name with a dollar stands for any. */
  route: string;
  audience: Audience;
  heading: string | RegExp;
  /** Where to find one of a route that names any. */
  path?: string | ((furnished: Furnished) => string);
  /** The same where something is there; a post and a page of words stand in the table by themselves. */
  existing?: ExistingPage;
  /** Another address that it leads to. */
  leadsTo?: string;
  /** 200 where nothing stands. */
  status?: 404;
  /** Where it leads who is not signed in, in place of the sign-in. */
  visitorsTo?: string;
  /** Where it leads who is signed in, in place of itself. */
  usersTo?: string;
  /** An address that no file of the router names: content, or what leads on. */
  isNoFile?: true;
}

const LANDING = /^Is your brand mentioned by/;
export const NO_ID = '00000000-0000-4000-8000-000000000000';

/** A public address at which nothing stands. */
const missing = (route: string, path: string, heading = 'Page Not Found'): ProductRoute => ({
  route,
  path,
  audience: 'anyone',
  heading,
  status: 404,
});

/** An address that leads to another one, whose heading it has. */
const leading = (
  route: string,
  leadsTo: string,
  heading: string | RegExp,
  audience: Audience = 'anyone',
): ProductRoute => ({ route, audience, heading, leadsTo, isNoFile: true });

const about = (slug: string, route: string, heading: string): ProductRoute[] => [
  leading(route, `/pages/${slug}`, heading),
  { route: `/pages/${slug}`, audience: 'anyone', heading, isNoFile: true },
];

/** Other addresses of tracker pages: where each leads, and the heading there. All of them: lead-on.test.ts of the web. */
const leadingOn = (places: Record<string, readonly [string, string]>): ProductRoute[] =>
  Object.entries(places).map(([rest, [leadsTo, heading]]) =>
    leading(`/tracker/${rest}`, leadsTo, heading, 'user'),
  );

/** Former addresses of suites of the function test; that of tags is called after one tag. */
const testing = (...suites: readonly string[]): ProductRoute[] =>
  suites.map((suite) => {
    const leadsTo = `/admin/function-test?suite=${suite}`;
    const route = `/test/${suite === 'tags' ? 'tag' : suite}-operations`;
    return {
      ...leading(route, leadsTo, 'Function Test', 'administrator'),
      visitorsTo: `/login?from=${encodeURIComponent(leadsTo)}`,
    };
  });

/** Every address that people open: the router's own, those of the footer, and what leads on. */
export const ROUTES: readonly ProductRoute[] = [
  { route: '/', audience: 'anyone', heading: LANDING },
  { route: '/plans', audience: 'anyone', heading: 'Choose Your Plan', usersTo: '/tracker/plans' },
  { route: '/faqs', audience: 'anyone', heading: 'Frequently asked questions' },
  { route: '/blog', audience: 'anyone', heading: 'Blog' },
  missing('/blog/$slug', '/blog/no-such-post'),
  {
    route: '/blog/why-one-answer-proves-nothing',
    audience: 'anyone',
    heading: 'Why one answer proves nothing',
    isNoFile: true,
  },
  {
    ...missing('/blog/authors/$id', `/blog/authors/${NO_ID}`),
    existing: { path: ({ authorPath }) => authorPath, heading: ({ author }) => author, owner: null },
  },
  {
    ...missing('/preview/$token', '/preview/no-such-preview', 'This preview has ended'),
    existing: { path: ({ previewPath }) => previewPath, heading: ({ title }) => title, owner: null },
  },
  { route: '/changelog', audience: 'anyone', heading: 'Changelog' },
  { route: '/pages/how-it-works', audience: 'anyone', heading: 'How it Works' },
  leading('/how-it-works', '/pages/how-it-works', 'How it Works'),
  missing('/pages/$slug', '/pages/no-such-page'),
  ...about('about-us', '/about', 'About Us'),
  ...about('privacy', '/privacy', 'Privacy Policy'),
  ...about('terms', '/terms', 'Terms of Services'),
  ...about('brand', '/brand', 'Brand'),
  { route: '/help', audience: 'anyone', heading: 'Help' },
  missing('/help/$slug', '/help/no-such-article'),
  { route: '/help/read-a-rate', audience: 'anyone', heading: 'Read a rate', isNoFile: true },
  leading('/pages/help', '/help', 'Help'),
  { route: '/forgot-password', audience: 'anyone', heading: 'Forgot your password?' },
  { route: '/reset-password', audience: 'anyone', heading: 'Choose a new password' },
  { route: '/invitation', audience: 'anyone', heading: 'Accept your invitation' },
  { route: '/confirm-email', audience: 'anyone', heading: 'Confirm your new email' },
  { route: '/unsubscribe', audience: 'anyone', heading: 'Stop summaries by mail', isNoFile: true },
  { route: '/$', path: '/no/such/page', audience: 'anyone', heading: LANDING, leadsTo: '/' },

  { route: '/login', audience: 'visitor', heading: 'Welcome Back' },
  { route: '/registration', audience: 'visitor', heading: 'Create Account' },

  { route: '/start', audience: 'user', heading: "What's your company called?" },
  { route: '/tracker', audience: 'user', heading: /^Welcome back, / },
  { route: '/tracker/dashboard', audience: 'user', heading: 'Dashboard' },
  { route: '/tracker/keywords', audience: 'user', heading: 'Keywords' },
  {
    route: '/tracker/keywords/$id',
    path: `/tracker/keywords/${NO_ID}`,
    existing: { path: ({ keywordPath }) => keywordPath, heading: /^(?!Keyword$)\S/, owner: 'reported' },
    audience: 'user',
    heading: 'Keyword',
  },
  { route: '/tracker/tags', audience: 'user', heading: 'Tags' },
  { route: '/tracker/add-keywords', audience: 'user', heading: 'Add keywords' },
  {
    route: '/tracker/$',
    path: '/tracker/no/such/page',
    audience: 'user',
    heading: /^Welcome back, /,
    leadsTo: '/tracker',
  },
  ...leadingOn({
    'add-keywords/manual': ['/tracker/add-keywords', 'Add keywords'],
    'add-keywords-query': ['/tracker/add-keywords?from=ai', 'Add keywords'],
    ranking: ['/tracker/visibility', 'Visibility tracker'],
    'claude-testing': ['/tracker/visibility?channel=claude', 'Visibility tracker'],
    'gemini/dashboard': ['/tracker/gemini', 'Gemini'],
  }),
  { route: '/tracker/topics', audience: 'user', heading: 'Categories' },
  { route: '/tracker/topic-ideas', audience: 'user', heading: 'Topic Ideas' },
  { route: '/tracker/openai', audience: 'user', heading: 'ChatGPT' },
  { route: '/tracker/claude', audience: 'user', heading: 'Claude' },
  { route: '/tracker/gemini', audience: 'user', heading: 'Gemini' },
  { route: '/tracker/perplexity', audience: 'user', heading: 'Perplexity' },
  { route: '/tracker/checker', audience: 'user', heading: 'Checker' },
  { route: '/tracker/visibility', audience: 'user', heading: 'Visibility tracker' },
  { route: '/tracker/visibility-optimized', audience: 'user', heading: 'Advanced Testing' },
  { route: '/tracker/reports', audience: 'user', heading: 'Reports' },
  { route: '/tracker/reports/analytics', audience: 'user', heading: 'Analytics' },
  {
    route: '/tracker/reports/$id',
    path: `/tracker/reports/${NO_ID}`,
    existing: { path: ({ reportPath }) => reportPath, heading: /^(ChatGPT|Claude)/, owner: 'reported' },
    audience: 'user',
    heading: 'Report',
  },
  {
    route: '/tracker/answers/$id',
    path: `/tracker/answers/${NO_ID}`,
    existing: { path: ({ answerPath }) => answerPath, heading: /^(?!Answer$)\S/, owner: 'settled' },
    audience: 'user',
    heading: 'Answer',
  },
  { route: '/tracker/left-out', audience: 'user', heading: 'Answers not counted' },
  { route: '/tracker/presence-score', audience: 'user', heading: 'Presence Score' },
  { route: '/tracker/brand-analysis', audience: 'user', heading: 'Brand Analysis' },
  { route: '/tracker/sources', audience: 'user', heading: 'Sources' },
  { route: '/tracker/competitive-intel', audience: 'user', heading: 'Competitive Intel' },
  { route: '/tracker/plans', audience: 'user', heading: 'Choose Your Plan' },
  { route: '/tracker/profile', audience: 'user', heading: 'Profile', visitorsTo: '/' },
  { ...leading('/profile', '/tracker/profile', 'Profile', 'user'), visitorsTo: '/' },
  { route: '/tracker/settings', audience: 'user', heading: 'Settings' },
  {
    route: '/tracker/settings/$section',
    path: '/tracker/settings/security',
    audience: 'user',
    heading: 'Settings',
  },

  { route: '/admin', audience: 'administrator', heading: 'Admin Dashboard' },
  { route: '/admin/dashboard', audience: 'administrator', heading: 'Admin Dashboard' },
  { route: '/admin/users', audience: 'administrator', heading: 'Admin Users' },
  {
    route: '/admin/users/$id',
    path: ({ settledUserPath }) => settledUserPath,
    audience: 'administrator',
    heading: /@/,
  },
  {
    route: `/admin/users/${NO_ID}`,
    audience: 'administrator',
    heading: 'User Details',
    isNoFile: true,
  },
  { route: '/admin/reporting', audience: 'administrator', heading: 'Admin Reporting' },
  { route: '/admin/data-export', audience: 'administrator', heading: 'Data Export' },
  { route: '/admin/audit', audience: 'administrator', heading: 'Audit Logs' },
  { route: '/admin/plans', audience: 'administrator', heading: 'Plans Management' },
  { route: '/admin/omega', audience: 'administrator', heading: 'Omega Management' },
  { route: '/admin/stripe', audience: 'administrator', heading: 'Stripe Integration' },
  { route: '/admin/coupons', audience: 'administrator', heading: 'Coupons Management' },
  { route: '/admin/cms', audience: 'administrator', heading: 'Content Management' },
  { route: '/admin/claims', audience: 'administrator', heading: 'Landing Claims' },
  { route: '/admin/comments', audience: 'administrator', heading: 'Comments' },
  { route: '/admin/faqs', audience: 'administrator', heading: 'FAQ Management' },
  { route: '/admin/faqs/categories', audience: 'administrator', heading: 'FAQ Categories' },
  { route: '/admin/logos', audience: 'administrator', heading: 'Logos Management' },
  { route: '/admin/testimonials', audience: 'administrator', heading: 'Testimonials' },
  { route: '/admin/rules', audience: 'administrator', heading: 'Rules Management' },
  { route: '/admin/rules/sign-ups', audience: 'administrator', heading: 'Sign-up Rules' },
  { route: '/admin/rules/keywords', audience: 'administrator', heading: 'Keyword Rules' },
  { route: '/admin/rules/warnings', audience: 'administrator', heading: 'Warning Rules' },
  { route: '/admin/theme', audience: 'administrator', heading: 'Theme Management' },
  { route: '/admin/theme-templates', audience: 'administrator', heading: 'Theme Templates' },
  { route: '/admin/topics', audience: 'administrator', heading: 'Topics Management' },
  { route: '/admin/topics/categories', audience: 'administrator', heading: 'Topic Categories' },
  { route: '/admin/topics/subcategories', audience: 'administrator', heading: 'Topic Subcategories' },
  { route: '/admin/topics/ideas', audience: 'administrator', heading: 'Topic Ideas' },
  { route: '/admin/tracker-config', audience: 'administrator', heading: 'Tracker Configuration' },
  { route: '/admin/api', audience: 'administrator', heading: 'API Management' },
  { route: '/admin/errors', audience: 'administrator', heading: 'Error Monitoring' },
  { route: '/admin/error-monitoring', audience: 'administrator', heading: 'Error Monitoring' },
  { route: '/admin/system-health', audience: 'administrator', heading: 'System Health' },
  { route: '/admin/performance', audience: 'administrator', heading: 'Performance Monitor' },
  { route: '/admin/dependency-health', audience: 'administrator', heading: 'Dependency Health' },
  { route: '/admin/function-test', audience: 'administrator', heading: 'Function Test' },
  { route: '/admin/jobs', audience: 'administrator', heading: 'Jobs' },
  { route: '/admin/mails', audience: 'administrator', heading: 'Mails' },
  { route: '/admin/runs', audience: 'administrator', heading: 'Runs' },
  ...testing('profile', 'brand', 'admin', 'analytics', 'tags'),
  { route: '/test/kit', audience: 'administrator', heading: 'Kit' },
];

/** The address to open. */
export function pathOf({ route, path = route }: ProductRoute, furnished: Furnished): string {
  return typeof path === 'string' ? path : path(furnished);
}

/** Where somebody of a role ends who opens the route at this address: path and query. */
export function targetOf(route: ProductRoute, path: string, role: Role): string {
  const itself = route.leadsTo ?? path;
  if (role === 'visitor') {
    if (route.audience === 'anyone' || route.audience === 'visitor') return itself;
    return route.visitorsTo ?? `/login?from=${encodeURIComponent(path)}`;
  }
  if (route.audience === 'visitor') return '/tracker/dashboard';
  if (route.audience === 'administrator' && role !== 'administrator') return '/tracker/dashboard';
  return route.usersTo ?? itself;
}

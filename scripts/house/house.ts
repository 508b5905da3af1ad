/** The server's modules in their order: one imports only those before it, through its door. A new module is a line here. */
export const MODULES = [
  'audit',
  'resources',
  'settings',
  'media',
  'topics',
  'rules',
  'design',
  'accounts',
  'api-keys',
  'plans',
  'webhooks',
  'content',
  'brand',
  'keywords',
  'tags',
  'stripe',
  'coupons',
  'payments',
  'providers',
  'answers',
  'site-icons',
  'omega',
  'checks',
  'generation',
  'companies',
  'refreshes',
  'runs',
  'reports',
  'ranges',
  'stances',
  'judging',
  'ideas',
  'brand-analysis',
  'views',
  'summaries',
  'performance',
  'monitoring',
  'analytics',
  'data-exports',
  'support',
  'admin',
  'invitations',
  'operations',
  'functions',
] as const;

/** The web's features, a folder each; none imports another. A new feature is a line here. */
export const FEATURES = [
  'accounts',
  'admin',
  'brand',
  'brand-analysis',
  'checks',
  'content',
  'dashboard',
  'ideas',
  'keywords',
  'kit',
  'plans',
  'presence',
  'profile',
  'reports',
  'shell',
  'site',
  'tags',
  'visibility',
] as const;

/** The web's pages, a folder each, composed of features; none imports another. A new page is a line here. */
export const PAGES = [
  'add-keywords',
  'admin',
  'admin-api',
  'admin-audit',
  'admin-dashboard',
  'admin-data-export',
  'admin-dependency-health',
  'admin-error-monitoring',
  'admin-errors',
  'admin-function-test',
  'admin-jobs',
  'admin-mails',
  'admin-faq-categories',
  'admin-faq-items',
  'admin-logos',
  'admin-omega',
  'admin-performance',
  'admin-keyword-rules',
  'admin-reporting',
  'admin-rules',
  'admin-runs',
  'admin-sign-up-rules',
  'admin-theme',
  'admin-theme-templates',
  'admin-warning-rules',
  'admin-claims',
  'admin-comments',
  'admin-coupons',
  'admin-plans',
  'admin-stripe',
  'admin-system-health',
  'admin-testimonials',
  'admin-topic-categories',
  'admin-topic-ideas',
  'admin-topic-subcategories',
  'admin-topics',
  'admin-tracker-config',
  'admin-user',
  'admin-users',
  'analytics',
  'answer',
  'assistant',
  'brand-analysis',
  'checker',
  'competitive-intel',
  'confirm-email',
  'dashboard',
  'forgot-password',
  'admin-cms',
  'blog',
  'changelog',
  'cms',
  'faqs',
  'help',
  'help-article',
  'home',
  'invitation',
  'keyword',
  'keywords',
  'landing',
  'preview',
  'left-out',
  'login',
  'plans',
  'presence-score',
  'profile',
  'public-plans',
  'registration',
  'report',
  'reports',
  'reset-password',
  'settings',
  'sources',
  'start',
  'tags',
  'topic-ideas',
  'topics',
  'tracker',
  'visibility',
  'visibility-optimized',
] as const;

/** A route says guard, head, search and reads, and leaves the page to pages/: it has no more lines than this. */
export const ROUTE_LINES_MAX = 30;

/** A module has no more lines than this, imports, tests and fixtures left out: one that has grown beyond it is several. */
export const MODULE_LINES_MAX = 3_200;

/** A folder, the folders its files may import from (its own always), and what to do when they want another. */
interface Room {
  path: string;
  knows: readonly string[];
  /** Entered through index.ts; tables only for a foreign key or a join. */
  hasDoor?: true;
  advice: string;
}

const SERVER = 'apps/server/src';
const WEB = 'apps/web/src';
const PACKAGES = [
  'contract',
  'answer-text',
  'statistics',
  'mentions',
  'assistant-simulator',
  'assistants',
  'payment-simulator',
];
const below = (root: string, names: readonly string[]) => names.map((name) => `${root}/${name}`);
const [contract, answerText, statistics] = below('packages', PACKAGES) as [string, string, string];
const INFRASTRUCTURE = below(SERVER, ['http', 'auth', 'mail', 'jobs']);
const FOUNDATIONS = [
  ...below('packages', PACKAGES),
  ...below(SERVER, ['database', 'lib', 'context', 'events']),
];

/** Assistants declare messages. */
const KNOWN_TO_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'packages/mentions': [answerText],
  'packages/assistants': [contract],
};

/** Who may know whom, as ARCHITECTURE.md says it. What lies in no room (scripts, tests, the files at the root of an app) may know all. */
export const ROOMS: readonly Room[] = [
  ...below('packages', PACKAGES).map((path) => ({
    path,
    knows: KNOWN_TO_PACKAGES[path] ?? [],
    advice:
      'A package knows no other room: pass what it needs as an argument, or put the code where both are known.',
  })),
  {
    path: `${SERVER}/lib`,
    knows: [contract],
    advice:
      'lib knows nobody: what needs a connection belongs in database/, what belongs to a domain in its module.',
  },
  {
    path: `${SERVER}/database`,
    knows: [contract, `${SERVER}/lib`],
    advice: 'The database room knows only lib: a query of a domain belongs in its module, in x.queries.ts.',
  },
  ...below(SERVER, ['context', 'events']).map((path) => ({
    path,
    knows: [contract, ...below(SERVER, ['database', 'lib'])],
    advice:
      'context says who acts and on whose rows, events what is published: neither knows how a request came, nor a domain.',
  })),
  ...INFRASTRUCTURE.map((path) => ({
    path,
    knows: [...FOUNDATIONS, ...INFRASTRUCTURE],
    advice:
      'http, auth, mail and jobs know no domain: the code belongs in a module, and reaches this room as an argument.',
  })),
  ...MODULES.map((name, place) => ({
    path: `${SERVER}/modules/${name}`,
    knows: [...FOUNDATIONS, ...INFRASTRUCTURE, ...below(`${SERVER}/modules`, MODULES.slice(0, place))],
    hasDoor: true as const,
    advice:
      'Modules import only modules before them, and never the composition root. To cause something later, enqueue a job that the later module handles; a joined read belongs in the later module.',
  })),
  { path: `${WEB}/lib`, knows: [contract, statistics], advice: 'lib of the web knows nobody in the web.' },
  {
    path: `${WEB}/ui`,
    knows: below(WEB, ['lib']),
    advice:
      'ui knows lib only, no word of the product: it could ship in another one. Parts that do go to domain/.',
  },
  {
    path: `${WEB}/domain`,
    knows: [contract, answerText, statistics, ...below(WEB, ['ui', 'lib'])],
    advice:
      'domain holds what several features say and show of the product: it knows no feature and no page.',
  },
  ...FEATURES.map((name) => ({
    path: `${WEB}/features/${name}`,
    knows: [contract, statistics, ...below(WEB, ['domain', 'ui', 'lib'])],
    advice:
      'Features import neither features nor pages: a page composes them; what two need belongs in domain/.',
  })),
  ...PAGES.map((name) => ({
    path: `${WEB}/pages/${name}`,
    knows: [
      contract,
      statistics,
      ...below(WEB, ['domain', 'ui', 'lib']),
      ...below(`${WEB}/features`, FEATURES),
    ],
    advice: 'Pages import neither pages nor routes: what two pages show belongs in a feature, or in domain/.',
  })),
  {
    path: `${WEB}/routes`,
    knows: [
      contract,
      statistics,
      ...below(WEB, ['domain', 'ui', 'lib']),
      ...below(`${WEB}/features`, FEATURES),
      ...below(`${WEB}/pages`, PAGES),
      // The frame of every page.
      ...below(WEB, ['document.tsx', 'styles']),
    ],
    advice: 'The web knows the contract and statistics, never the server.',
  },
];

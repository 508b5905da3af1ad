import { type Part, script } from '../parts.ts';

/** A part of `npm run verify`, and the sources whose change asks for it. */
export interface VerifyPart extends Part {
  /** Path prefixes from the project's root; each part also runs when its own scripts or tests change. */
  asked_by: readonly string[];
}

const modules = (...names: string[]): string[] => names.map((name) => `apps/server/src/modules/${name}/`);
const FULL = { PROPERTY_RUNS: 'full' };
const DATABASE = ['apps/server/src/database/', 'apps/server/migrations/'];

/** What starts, kills or floods whole products, one after another. */
export const PRODUCT_PARTS: readonly VerifyPart[] = [
  {
    name: 'slow',
    command: ['vitest', 'run', '--project', 'slow'],
    asked_by: [
      ...DATABASE,
      ...modules('media', 'data-exports', 'accounts', 'answers', 'companies'),
      'apps/server/src/jobs/',
      'apps/server/src/main.ts',
      'apps/server/src/config.ts',
      'apps/server/src/services.ts',
      'apps/server/src/backup.ts',
      'apps/server/src/restore.ts',
      'apps/server/src/stripe-setup.ts',
      'apps/server/src/bring-accounts.ts',
      'packages/assistants/',
      'packages/assistant-simulator/',
    ],
  },
  {
    name: 'tagged',
    command: ['vitest', 'run', '--project', 'server', '--tags-filter', 'verify'],
    asked_by: [
      ...modules('answers', 'judging', 'payments', 'runs', 'summaries', 'webhooks'),
      'apps/server/src/jobs/',
    ],
  },
  {
    name: 'properties',
    command: [
      'vitest',
      'run',
      'packages/',
      'apps/web/',
      'hostile-text',
      'fitness/administration',
      'fitness/procedures',
      '--project',
      'rules',
      '--project',
      'server',
    ],
    env: FULL,
    asked_by: [
      'packages/',
      'apps/web/src/lib/',
      'apps/web/src/features/keywords/',
      'apps/server/src/http/',
      ...modules('admin', 'resources'),
    ],
  },
  {
    name: 'crash',
    command: script('crash', '--rounds', '3'),
    asked_by: [
      'scripts/crash',
      ...DATABASE,
      'apps/server/src/jobs/',
      ...modules('keywords', 'checks', 'brand'),
    ],
  },
  {
    name: 'proof',
    command: script('proof', '--rounds', '2'),
    asked_by: [
      'scripts/proof',
      ...DATABASE,
      ...modules('runs', 'checks', 'answers', 'providers', 'judging', 'reports', 'refreshes'),
    ],
  },
  {
    name: 'payments',
    command: script('proof', 'payments', '--lives', '20'),
    asked_by: [
      'scripts/proof/payments/',
      ...DATABASE,
      'packages/payment-simulator/',
      'apps/server/src/jobs/',
      ...modules('payments', 'plans', 'coupons', 'stripe'),
    ],
  },
  {
    name: 'attack',
    command: script('attack', '--requests', '2000', '--seed', '7'),
    asked_by: [
      'scripts/attack',
      'apps/server/src/http/',
      'apps/server/src/auth/',
      ...modules('webhooks', 'monitoring'),
      'packages/contract/',
    ],
  },
  {
    name: 'backup and restore',
    command: script('backup-restore'),
    asked_by: [
      'scripts/backup-restore.ts',
      ...DATABASE,
      'apps/server/src/backup.ts',
      'apps/server/src/restore.ts',
    ],
  },
  {
    name: 'upgrade',
    command: script('upgrade'),
    asked_by: [
      'scripts/upgrade',
      'scripts/killable-product.ts',
      'apps/server/test/installations/',
      ...DATABASE,
    ],
  },
  {
    name: 'breakages',
    command: script('sabotage'),
    asked_by: ['scripts/sabotage', 'apps/server/src/', 'packages/mentions/', 'packages/statistics/'],
  },
];

const BROWSER = {
  command: ['npm', '--workspace', 'e2e', 'run', 'test:all'],
  env: { E2E_WORKERS: '2' },
} as const;

/** What a browser does: every journey, without a second try, and every look. */
export const BROWSER_PARTS: readonly VerifyPart[] = [
  {
    name: 'journeys',
    command: BROWSER.command,
    env: { ...BROWSER.env, LOOKS: 'none' },
    asked_by: ['e2e/', 'apps/web/', 'packages/contract/', 'packages/payment-simulator/'],
  },
  {
    name: 'looks',
    command: [...BROWSER.command, '--', 'look.test.ts'],
    env: { ...BROWSER.env, LOOKS: 'all' },
    asked_by: ['e2e/pages/', 'e2e/fixtures/', 'apps/web/'],
  },
];

/** Replaces the build that the other parts run, so it comes after them. */
export const OWN_BUILD_PARTS: readonly VerifyPart[] = [
  {
    name: 'pseudo-language',
    command: ['npm', '--workspace', 'e2e', 'run', 'pseudo'],
    asked_by: ['e2e/screenshots/', 'e2e/pages/', 'apps/web/', 'packages/contract/'],
  },
];

export const VERIFY_PARTS: readonly VerifyPart[] = [...PRODUCT_PARTS, ...BROWSER_PARTS, ...OWN_BUILD_PARTS];

/** The parts that a change of these files asks for, by their paths from the project's root. Pure. */
export function partsFor(
  changed: readonly string[],
  parts: readonly VerifyPart[] = VERIFY_PARTS,
): VerifyPart[] {
  return parts.filter(({ asked_by }) =>
    changed.some((file) => asked_by.some((prefix) => file.startsWith(prefix))),
  );
}

import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import {
  DAILY_SPEND_MAX_USD,
  Email,
  isStrongPassword,
  SOCIAL_NETWORKS,
  type SocialLink,
  toSupportAddress,
} from '@answerscope/contract';
import { z } from 'zod';

const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : text))
  .nullable()
  .default(null);

const optionalUrl = optionalText.refine(
  (text) => text === null || isWebAddress(text),
  'must be a web address that starts with http:// or https://',
);

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Whether it can be read as the driver reads it, with a port that exists and parts that decode. */
function isDatabaseUrl(text: string): boolean {
  if (!URL.canParse(text) || /^[^:]+:\/\/$/.test(text)) return false;
  const { hostname, pathname, username, password } = new URL(text);
  try {
    for (const part of [hostname, pathname, username, password]) decodeURIComponent(part);
    return !text.includes('\0');
  } catch {
    return false;
  }
}

const databaseUrl = optionalText
  .refine(
    (text) => text === null || /^postgres(ql)?:\/\//.test(text),
    'must start with postgres:// or postgresql://',
  )
  .refine(
    (text) => text === null || !/^postgres(ql)?:\/\//.test(text) || isDatabaseUrl(text),
    'must be an address such as postgres://login:password@server:5432/database; letters like / and @ in a password are written as %2F and %40',
  );

const AMOUNT = 'must be an amount in dollars from 0 to 1000000, such as 20 or 7.50';

/** One of these words; a setting with another is refused by naming them. */
const oneOf = <Word extends string>(...words: [Word, ...Word[]]) =>
  z.enum(words, `must be one of ${words.map((word) => `"${word}"`).join(', ')}`);

const flagOf = (fallback: 'true' | 'false') =>
  z
    .enum(['true', 'false', '1', '0', ''], 'must be true or false')
    .default(fallback)
    .transform((text) => (text === '' ? fallback : text))
    .transform((text) => text === 'true' || text === '1');
const flag = flagOf('false');
const switchedOn = flagOf('true');

const wholeNumber = (message: string, max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value <= max, message);

const Environment = z.object({
  PORT: wholeNumber('must be a whole number from 0 to 65535', 65_535).default(3000),
  WORKER_PORT: wholeNumber('must be a whole number from 0 to 65535', 65_535).nullable().default(null),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  BASE_URL: optionalUrl.refine(
    (text) => text === null || !isWebAddress(text) || new URL(text).pathname === '/',
    'must hold no path: the product is served at the root of its address',
  ),
  DATA_DIR: z.string().trim().min(1).default('data'),
  DATABASE_URL: databaseUrl,
  DEMONSTRATION_DATABASE_URL: databaseUrl,
  AUTH_SECRET: optionalText.refine(
    (text) => text === null || text.length >= 32,
    'must hold at least 32 characters',
  ),
  AUTH_REQUIRE_EMAIL_CONFIRMATION: flag,
  ADMIN_EMAIL: optionalText.refine(
    (text) => text === null || Email.safeParse(text).success,
    'must be an email address',
  ),
  ADMIN_PASSWORD: optionalText.refine(
    (text) => text === null || isStrongPassword(text),
    'must hold at least 8 characters, letters and numbers',
  ),
  SMTP_URL: optionalText.refine(
    (text) => text === null || (/^smtps?:\/\/[^/]/.test(text) && URL.canParse(text)),
    'must start with smtp:// or smtps:// and name a server',
  ),
  MAIL_FROM: z.string().trim().min(3).default('Answerscope <no-reply@localhost>'),
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: optionalUrl,
  ANTHROPIC_API_KEY: optionalText,
  ANTHROPIC_BASE_URL: optionalUrl,
  GEMINI_API_KEY: optionalText,
  GOOGLE_GEMINI_BASE_URL: optionalUrl,
  PERPLEXITY_API_KEY: optionalText,
  PERPLEXITY_BASE_URL: optionalUrl,
  STRIPE_SECRET_KEY: optionalText.refine(
    (text) => text === null || /^[sr]k_(live|test)_\w+$/.test(text),
    'must be a secret or restricted key of Stripe: it begins with sk_live_, sk_test_, rk_live_ or rk_test_',
  ),
  STRIPE_WEBHOOK_SECRET: optionalText
    .transform((text) => text?.split(',').map((secret) => secret.trim()) ?? [])
    .refine(
      (secrets) => secrets.length <= 2 && secrets.every((secret) => /^whsec_\w+$/.test(secret)),
      'must begin with whsec_; while it is replaced, both secrets, comma-separated',
    ),
  STRIPE_BASE_URL: optionalUrl,
  ROLE: oneOf('both', 'api', 'worker').default('both'),
  TRUSTED_PROXY: optionalText.refine(
    (text) => text === null || text.split(',').every((part) => part.trim() === '' || isIP(part.trim()) !== 0),
    'must be addresses, comma-separated; a network (10.0.0.0/8) is not understood',
  ),
  DAILY_SPEND_LIMIT_USD: z
    .string()
    .trim()
    .regex(/^\d{1,9}(\.\d{1,6})?$/, AMOUNT)
    .transform(Number)
    .refine((amount) => amount <= DAILY_SPEND_MAX_USD, AMOUNT)
    .default(20),
  READS_PER_MINUTE: wholeNumber('must be a whole number from 60 to 1000000', 1_000_000)
    .refine((value) => value >= 60, 'must be a whole number from 60 to 1000000')
    .default(1_200),
  METRICS_TOKEN: optionalText.refine(
    (text) => text === null || /^\S{16,}$/.test(text),
    'must hold at least 16 characters and no space',
  ),
  DEVELOPER_PAGES: flag,
  OPEN_DEMONSTRATION: flag,
  WEBHOOKS_ALLOW_LOOPBACK: flag,
  SITE_ICONS: switchedOn,
  FACEBOOK_URL: optionalUrl,
  INSTAGRAM_URL: optionalUrl,
  YOUTUBE_URL: optionalUrl,
  LINKEDIN_URL: optionalUrl,
  SUPPORT_ADDRESS: optionalText
    .refine(
      (text) => text === null || toSupportAddress(text) !== null,
      'must be an email address or a web address that starts with https://',
    )
    .transform((text) => (text === null ? null : toSupportAddress(text))),
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent').default('info'),
});

const SOCIAL_SETTINGS = {
  Facebook: 'FACEBOOK_URL',
  Instagram: 'INSTAGRAM_URL',
  Youtube: 'YOUTUBE_URL',
  LinkedIn: 'LINKEDIN_URL',
} as const;

type ProviderSettings = { apiKey: string | null; baseUrl: string | null };

export interface Config {
  port: number;
  /** Where a process that is a worker alone tells its health and measurements; null: nowhere. */
  workerPort: number | null;
  host: string;
  /** The address people use, without a slash at the end; null: made from the port once it is known. */
  baseUrl: string | null;
  /** Absolute folder that holds everything the installation must keep. */
  dataDir: string;
  databaseUrl: string | null;
  /** The demonstration's database, from which the first start with a key copies accounts to the one of `databaseUrl`. */
  demonstrationDatabaseUrl: string | null;
  authSecret: string | null;
  requireEmailConfirmation: boolean;
  adminEmail: string | null;
  adminPassword: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  providers: Record<'openai' | 'claude' | 'gemini' | 'perplexity', ProviderSettings>;
  /** Who takes payments; null: nobody. */
  stripe: { secretKey: string; webhookSecrets: string[]; baseUrl: string | null } | null;
  /** True while no provider has a key: answers are then simulated and marked so. */
  isDemonstration: boolean;
  /** Visitors may look at the demonstration's account without one of their own. */
  opensDemonstration: boolean;
  role: 'both' | 'api' | 'worker';
  /** Addresses (comma-separated) whose x-forwarded-for is believed. */
  trustedProxies: string[];
  dailySpendLimitUsd: number;
  /** What an account may read a minute, and half of it at once. */
  readsPerMinute: number;
  /** Opens /metrics to who sends it; null: it answers on the machine itself only, and never behind a proxy. */
  metricsToken: string | null;
  /** Pages under /test, for administrators. */
  developerPages: boolean;
  /** Webhooks may also go to this machine, and there without encryption: for development and tests. */
  allowLoopbackWebhooks: boolean;
  /** Sites that answers cite are asked for their icons; never for simulated answers. */
  fetchesSiteIcons: boolean;
  /** The operator's pages elsewhere, for the footer: those that are set. */
  socialLinks: SocialLink[];
  /** Where users get help: a mail address or a page; null: nowhere is named. */
  supportAddress: string | null;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** Settings that cannot be used; the message lists each one in words. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the settings of the whole product from an environment.
 * @throws ConfigError naming every setting that is wrong, never its value.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  if ((env.ADMIN_EMAIL === null) !== (env.ADMIN_PASSWORD === null)) {
    throw new ConfigError(
      'These settings cannot be used:\n  ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or none',
    );
  }
  if (env.ROLE !== 'both' && env.DATABASE_URL === null) {
    throw new ConfigError(
      `These settings cannot be used:\n  ROLE=${env.ROLE} needs DATABASE_URL: the embedded database serves one process only`,
    );
  }
  if (env.AUTH_REQUIRE_EMAIL_CONFIRMATION && env.SMTP_URL === null) {
    throw new ConfigError(
      'These settings cannot be used:\n  AUTH_REQUIRE_EMAIL_CONFIRMATION needs SMTP_URL: nobody would receive the link',
    );
  }
  const providers: Config['providers'] = {
    openai: { apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL },
    claude: { apiKey: env.ANTHROPIC_API_KEY, baseUrl: env.ANTHROPIC_BASE_URL },
    gemini: { apiKey: env.GEMINI_API_KEY, baseUrl: env.GOOGLE_GEMINI_BASE_URL },
    perplexity: { apiKey: env.PERPLEXITY_API_KEY, baseUrl: env.PERPLEXITY_BASE_URL },
  };
  const isDemonstration = Object.values(providers).every((provider) => provider.apiKey === null);
  if (env.OPEN_DEMONSTRATION && !isDemonstration) {
    throw new ConfigError(
      'These settings cannot be used:\n  OPEN_DEMONSTRATION shows simulated answers to everybody, and a provider key is set: remove one of them',
    );
  }
  return {
    port: env.PORT,
    workerPort: env.WORKER_PORT,
    host: env.HOST,
    baseUrl: env.BASE_URL?.replace(/\/+$/, '') ?? null,
    dataDir: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    demonstrationDatabaseUrl: env.DEMONSTRATION_DATABASE_URL,
    authSecret: env.AUTH_SECRET,
    requireEmailConfirmation: env.AUTH_REQUIRE_EMAIL_CONFIRMATION,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    providers,
    stripe: stripeOf(env),
    isDemonstration,
    opensDemonstration: env.OPEN_DEMONSTRATION,
    role: env.ROLE,
    trustedProxies:
      env.TRUSTED_PROXY?.split(',')
        .map((address) => address.trim())
        .filter(Boolean) ?? [],
    dailySpendLimitUsd: env.DAILY_SPEND_LIMIT_USD,
    readsPerMinute: env.READS_PER_MINUTE,
    metricsToken: env.METRICS_TOKEN,
    developerPages: env.DEVELOPER_PAGES,
    allowLoopbackWebhooks: env.WEBHOOKS_ALLOW_LOOPBACK,
    fetchesSiteIcons: env.SITE_ICONS && Object.values(providers).some((provider) => provider.apiKey !== null),
    socialLinks: SOCIAL_NETWORKS.flatMap((name) => {
      const url = env[SOCIAL_SETTINGS[name]];
      return url === null ? [] : [{ name, url }];
    }),
    supportAddress: env.SUPPORT_ADDRESS,
    logLevel: env.LOG_LEVEL,
  };
}

/** A simulated key goes to a simulator and no other does: real money never meets simulated answers. @throws ConfigError */
function stripeOf({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecrets,
  STRIPE_BASE_URL: baseUrl,
}: z.output<typeof Environment>): Config['stripe'] {
  const wrong = (words: string) => new ConfigError(`These settings cannot be used:\n  ${words}`);
  if (secretKey === null) {
    if (webhookSecrets.length > 0 || baseUrl !== null)
      throw wrong('STRIPE_WEBHOOK_SECRET and STRIPE_BASE_URL need STRIPE_SECRET_KEY');
    return null;
  }
  if (webhookSecrets.length === 0)
    throw wrong('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET: npm run stripe:setup prints it');
  if ((baseUrl !== null) !== /^sk_test_simulated/.test(secretKey))
    throw wrong(
      'STRIPE_BASE_URL names a simulator and needs a key that begins with sk_test_simulated; such a key needs STRIPE_BASE_URL',
    );
  return { secretKey, webhookSecrets, baseUrl };
}

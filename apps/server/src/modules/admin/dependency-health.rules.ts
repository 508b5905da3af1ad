import { getSystemErrorName } from 'node:util';
import { PROVIDERS } from '@answerscope/assistants';
import { DEPENDENCIES, type Dependency, type DependencyName, PRODUCT_NAME } from '@answerscope/contract';
import * as messages from './messages.ts';

/** Why a look found nothing well. */
export type LookFailure = keyof typeof FAILURES;

export type Look =
  | { isFound: true; answeredMs: number; version: string | null }
  | { isFound: false; failure: LookFailure };

/** What the product's own calls say of a dependency. */
export interface OwnCalls {
  succeededAt: Date | null;
  failedAt: Date | null;
  /** What failed, in words. */
  failure: string | null;
}

export interface DependencyFacts {
  lookedAt: Date;
  /** Of those that are configured. */
  looks: ReadonlyMap<DependencyName, Look>;
  /** The failed look before this one, of this process. */
  failedLooks: ReadonlyMap<DependencyName, { at: Date; failure: LookFailure }>;
  calls: ReadonlyMap<DependencyName, OwnCalls>;
  /** With what may stand in them: login, password, path. */
  addresses: ReadonlyMap<DependencyName, string>;
  isSimulated: { assistants: boolean; stripe: boolean };
}

/** Each in words of ours: what others say may repeat what was sent to them. */
const FAILURES = {
  refused: messages.refusesConnections,
  late: messages.answersLate,
  unknown: messages.nameNotFound,
  no_way: messages.noWay,
  broken_off: messages.connectionBroken,
  not_secure: messages.notSecure,
  login: messages.loginRefused,
  key: messages.keyRefused,
  rights: messages.keyMayNot,
  busy: messages.askedTooOften,
  strange: messages.notAsExpected,
  other: messages.notReached,
} as const;

/** The same of the look before this one. */
const FAILED_LOOKS: Readonly<Record<LookFailure, string>> = {
  refused: messages.lookRefusesConnections,
  late: messages.lookAnswersLate,
  unknown: messages.lookNameNotFound,
  no_way: messages.lookNoWay,
  broken_off: messages.lookConnectionBroken,
  not_secure: messages.lookNotSecure,
  login: messages.lookLoginRefused,
  key: messages.lookKeyRefused,
  rights: messages.lookKeyMayNot,
  busy: messages.lookAskedTooOften,
  strange: messages.lookNotAsExpected,
  other: messages.lookNotReached,
};

const BY_CODE: Readonly<Record<string, LookFailure>> = {
  ECONNREFUSED: 'refused',
  ETIMEDOUT: 'late',
  ENOTFOUND: 'unknown',
  EAI_AGAIN: 'unknown',
  EDNS: 'unknown',
  EHOSTUNREACH: 'no_way',
  ENETUNREACH: 'no_way',
  ECONNRESET: 'broken_off',
  EPIPE: 'broken_off',
  ECONNECTION: 'broken_off',
  ETLS: 'not_secure',
  EPROTO: 'not_secure',
  SELF_SIGNED_CERT_IN_CHAIN: 'not_secure',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'not_secure',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'not_secure',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'not_secure',
  EAUTH: 'login',
  EPROTOCOL: 'strange',
  StripeAuthenticationError: 'key',
  StripePermissionError: 'rights',
  StripeRateLimitError: 'busy',
  StripeAPIError: 'strange',
  StripeInvalidRequestError: 'strange',
};

/** What an error of a look means; nothing of its words is kept. */
export function lookFailureOf(error: unknown): LookFailure {
  if (typeof error !== 'object' || error === null) return 'other';
  const { code, type, errno, detail, cause } = error as Record<string, unknown>;
  // The mail library puts codes of its own over those of the system.
  const system = typeof errno === 'number' && errno < 0 ? getSystemErrorName(errno) : null;
  for (const word of [system, code, type]) {
    if (typeof word !== 'string') continue;
    const failure = BY_CODE[word];
    if (failure !== undefined) return failure;
    if (/^(?:CERT_|ERR_TLS_|ERR_SSL_)/.test(word)) return 'not_secure';
  }
  return detail || cause ? lookFailureOf(detail || cause) : 'other';
}

/** How each dependency is, and what to do about it. */
export function describeDependencies(facts: DependencyFacts): Dependency[] {
  return DEPENDENCIES.map((name) => {
    const look = facts.looks.get(name);
    const address = facts.addresses.get(name);
    const common = {
      name,
      address: address === undefined ? null : hostOf(address),
      version: null,
      latency_ms: null,
      ...lastTimes(name, facts),
    };
    if (look === undefined) return { ...common, state: 'not_configured', address: null, ...unset(name) };
    if (!look.isFound)
      return {
        ...common,
        state: 'failed',
        found: FAILURES[look.failure],
        advice: adviceFor(name, look.failure),
      };
    return {
      ...common,
      state: 'reachable',
      version: look.version,
      latency_ms: Math.round(look.answeredMs),
      found: foundWell(name, facts),
      advice: null,
    };
  });
}

function foundWell(name: DependencyName, { addresses, isSimulated }: DependencyFacts): string {
  if (name === 'database')
    return addresses.has(name) ? messages.itAnswers : messages.itRunsWith({ product: PRODUCT_NAME });
  if (name === 'mail') return messages.takesConnectionsAndLogin;
  if (name === 'stripe') return isSimulated.stripe ? messages.simulatorAnswers : messages.answersAndTakesKey;
  return isSimulated.assistants ? messages.simulatorTakesConnections : messages.takesConnections;
}

function unset(name: DependencyName): Pick<Dependency, 'found' | 'advice'> {
  switch (name) {
    case 'database':
      return { found: messages.nothingKnown, advice: null };
    case 'mail':
      return {
        found: messages.mailsWrittenAsFiles,
        advice: messages.setSmtpUrl,
      };
    case 'stripe':
      return {
        found: messages.noKeyForPayments,
        advice: messages.setStripeKeys,
      };
    default:
      return {
        found: messages.noKeyForAssistant,
        advice: messages.setSetting({ setting: PROVIDERS[name].key_setting }),
      };
  }
}

function adviceFor(name: DependencyName, failure: LookFailure): string {
  if (name === 'database') return messages.checkDatabase;
  if (name === 'mail') return failure === 'login' ? messages.checkMailLogin : messages.checkMailServer;
  if (name === 'stripe')
    return failure === 'key' || failure === 'rights'
      ? messages.checkStripeKey
      : messages.checkStripeReachable;
  return messages.checkProviderReachable;
}

function lastTimes(
  name: DependencyName,
  { lookedAt, looks, failedLooks, calls }: DependencyFacts,
): Pick<Dependency, 'last_success' | 'last_failure'> {
  const own = calls.get(name);
  const look = looks.get(name);
  const failedLook = failedLooks.get(name);
  const failures = [
    ...(failedLook ? [{ at: failedLook.at, words: FAILED_LOOKS[failedLook.failure] }] : []),
    ...(own?.failedAt ? [{ at: own.failedAt, words: own.failure ?? messages.callFailed }] : []),
  ].toSorted((x, y) => y.at.getTime() - x.at.getTime());
  const success = own?.succeededAt
    ? { at: own.succeededAt, words: SUCCESSES[name] }
    : look?.isFound
      ? { at: lookedAt, words: messages.thisLook }
      : null;
  return { last_success: toWire(success), last_failure: toWire(failures[0] ?? null) };
}

const ANSWERED = messages.questionAnswered;
const SUCCESSES: Readonly<Record<DependencyName, string>> = {
  database: messages.thisLook,
  mail: messages.mailHandedOver,
  openai: ANSWERED,
  claude: ANSWERED,
  gemini: ANSWERED,
  perplexity: ANSWERED,
  stripe: messages.customerLookedUp,
};

function toWire(last: { at: Date; words: string } | null): Dependency['last_success'] {
  return last === null ? null : { at: last.at.toISOString(), words: last.words };
}

/** Host and port of an address, and nothing else that stands in it. */
function hostOf(address: string): string {
  return new URL(address).host;
}

import {
  type AdminAttention,
  CHANNEL_LABELS,
  type Channel,
  commaList,
  type SystemCheck,
  type SystemState,
} from '@answerscope/contract';
import { DAY_MS } from '../../lib/time.ts';
import * as messages from './messages.ts';

/** What is known of an installation at a moment; bytes, milliseconds. */
export interface SystemFacts {
  now: Date;
  database: { version: string; bytes: number; answeredMs: number; now: Date };
  /** How the tables differ from those this process knows. */
  otherTables: AdminAttention['other_tables'];
  waiting: { count: number; since: string | null };
  jobs: { overdue: number; since: Date | null; failed: number };
  mail: {
    isSentBySmtp: boolean;
    waitingSince: Date | null;
    givenUp: number;
    lastSentAt: Date | null;
    error: string | null;
  };
  webhooks: {
    /** Endpoints that are on and get nothing, and since when the first of them. */
    failing: number;
    since: Date | null;
    /** Events that were given up within a day. */
    givenUp: number;
  };
  backupAt: Date | null;
  isBackupNightly: boolean;
  disks: readonly { folder: string; free: number; size: number }[];
  memory: { used: number; size: number };
  settings: {
    isDemonstration: boolean;
    isSecretGiven: boolean;
    channels: readonly Channel[];
    takesPayments: boolean;
    baseUrl: string | null;
    trustedProxies: readonly string[];
  };
  /** The network address that the request of the administrator came from. */
  address: string;
}

const MINUTE_MS = 60_000;
/** A statement without a table takes about one millisecond. */
const SLOW_MS = 250;
/** Jobs are fetched every few seconds: what is due for longer, nobody fetches. */
const OVERDUE_MS = 5 * MINUTE_MS;
const BACKUP_OLD_MS = 7 * DAY_MS;
/** One night without a backup is noticed once the next should have made up for it. */
const NIGHTLY_BACKUP_OLD_MS = 2 * DAY_MS;
/** PostgreSQL writes 16 MB at a time; a full disk stops everything. */
const DISK_FULL_BYTES = 256 * 1024 ** 2;
const DISK_LOW_SHARE = 0.1;
const MEMORY_HIGH_SHARE = 0.85;
/** Leases and sessions are compared with the database's clock. */
const CLOCK_OFF_MS = 2_000;
const CLOCK_WRONG_MS = 30_000;

/** How each part of an installation is, and what to do about it. Secrets are named, never told. */
export function gradeSystem(facts: SystemFacts): SystemCheck[] {
  return [
    gradeDatabase(facts),
    gradeMigrations(facts),
    gradeWorkers(facts),
    gradeJobs(facts),
    gradeMail(facts),
    gradeWebhooks(facts),
    gradeBackup(facts),
    gradeDisks(facts),
    gradeMemory(facts),
    gradeClock(facts),
    gradeSecrets(facts),
    gradeProxy(facts),
  ];
}

function gradeDatabase({ database: { version, bytes, answeredMs } }: SystemFacts): SystemCheck {
  const found = messages.databaseAnswers({ version, size: inBytes(bytes), ms: Math.round(answeredMs) });
  return answeredMs > SLOW_MS
    ? warning('database', found, messages.checkLoadOfDatabase)
    : ok('database', found);
}

function gradeMigrations({ now, otherTables }: SystemFacts): SystemCheck {
  if (otherTables === null) return ok('migrations', messages.tablesMatchVersion);
  const { version, since } = otherTables;
  const age = since === null ? 'unknown' : ageInWords(now, new Date(since));
  return failed('migrations', messages.tablesOfAnother({ version, age }), messages.restartWithSameVersion);
}

function gradeWorkers({ now, waiting: { count, since } }: SystemFacts): SystemCheck {
  if (count === 0) return ok('workers', messages.noCheckWaits);
  const age = since === null ? messages.moreThanFiveMinutes : ageInWords(now, new Date(since));
  return failed('workers', messages.channelsWait({ count, age }), messages.startWorkerOrResume);
}

function gradeJobs({ now, jobs: { overdue, since, failed: lost } }: SystemFacts): SystemCheck {
  if (since !== null && now.getTime() - since.getTime() > OVERDUE_MS)
    return failed(
      'jobs',
      messages.jobsAreDue({ count: overdue, age: ageInWords(now, since) }),
      messages.startWorker,
    );
  return lost === 0
    ? ok('jobs', messages.noJobIsLate)
    : warning('jobs', messages.jobsFailed({ count: lost }), messages.retryUnderJobs);
}

function gradeMail({ now, mail }: SystemFacts): SystemCheck {
  const last =
    mail.lastSentAt === null
      ? messages.noMailSentYet
      : messages.lastWasSent({ age: ageInWords(now, mail.lastSentAt) });
  const { error, givenUp: count, waitingSince } = mail;
  if (count > 0) {
    const lost =
      error === null ? messages.mailsGivenUp({ count }) : messages.mailsGivenUpWhy({ count, error });
    return failed('mail', messages.twoSentences({ first: lost, second: last }), messages.checkSmtpUrlAndTest);
  }
  if (waitingSince !== null && now.getTime() - waitingSince.getTime() > OVERDUE_MS) {
    const age = ageInWords(now, waitingSince);
    const waits = error === null ? messages.mailWaits({ age }) : messages.mailWaitsWhy({ age, error });
    return failed(
      'mail',
      messages.twoSentences({ first: waits, second: last }),
      messages.checkSmtpUrlAndWorker,
    );
  }
  return mail.isSentBySmtp
    ? ok('mail', messages.twoSentences({ first: messages.mailsGoBySmtp, second: last }))
    : warning(
        'mail',
        messages.twoSentences({ first: messages.mailsWrittenAsFiles, second: last }),
        messages.setSmtpUrl,
      );
}

/** What fails at one endpoint is its user's to mend, who is told; where it is many, it may be the way out of this machine. */
function gradeWebhooks({ now, webhooks: { failing, since, givenUp } }: SystemFacts): SystemCheck {
  const lost = messages.eventsGivenUp({ count: givenUp });
  if (failing === 0 || since === null) return ok('webhooks', givenUp === 0 ? messages.eventsArrive : lost);
  return warning(
    'webhooks',
    messages.twoSentences({
      first: messages.endpointsFail({ count: failing, age: ageInWords(now, since) }),
      second: givenUp === 0 ? messages.noEventGivenUp : lost,
    }),
    messages.checkInternetOfWorkers,
  );
}

/** Whether what was last saved at a moment should have been saved again. */
export const isBackupLate = (last: Date, now: Date, isNightly: boolean): boolean =>
  now.getTime() - last.getTime() > (isNightly ? NIGHTLY_BACKUP_OLD_MS : BACKUP_OLD_MS);

function gradeBackup({ now, backupAt, isBackupNightly }: SystemFacts): SystemCheck {
  const advice = messages.makeBackup;
  if (backupAt === null) return warning('backup', messages.noBackupYet, advice);
  const found = messages.lastBackup({ age: ageInWords(now, backupAt) });
  return isBackupLate(backupAt, now, isBackupNightly)
    ? warning('backup', found, advice)
    : ok('backup', found);
}

function gradeDisks({ disks }: SystemFacts): SystemCheck {
  const [fullest] = disks.toSorted((x, y) => x.free / x.size - y.free / y.size);
  if (fullest === undefined) return ok('disk', messages.nothingOnDisk);
  const { free, size, folder } = fullest;
  const found = messages.freeAt({ free: inBytes(free), size: inBytes(size), folder });
  const advice = messages.makeRoom;
  if (free < DISK_FULL_BYTES) return failed('disk', found, advice);
  return free < DISK_LOW_SHARE * size ? warning('disk', found, advice) : ok('disk', found);
}

function gradeMemory({ memory: { used, size } }: SystemFacts): SystemCheck {
  const found = messages.processHolds({ used: inBytes(used), size: inBytes(size) });
  return used > MEMORY_HIGH_SHARE * size
    ? warning('memory', found, messages.giveMemory)
    : ok('memory', found);
}

function gradeClock({ now, database }: SystemFacts): SystemCheck {
  const off = Math.abs(database.now.getTime() - now.getTime());
  const found =
    off < CLOCK_OFF_MS ? messages.clocksAgree : messages.clocksDiffer({ seconds: Math.round(off / 1_000) });
  if (off < CLOCK_OFF_MS) return ok('clock', found);
  const advice = messages.setClocksByNetwork;
  return off > CLOCK_WRONG_MS ? failed('clock', found, advice) : warning('clock', found, advice);
}

function gradeSecrets({
  settings: { isDemonstration, isSecretGiven, channels, takesPayments },
}: SystemFacts): SystemCheck {
  const signing = isSecretGiven ? messages.authSecretIsSet : messages.secretInDataFolder;
  const payments = takesPayments
    ? messages.stripeKeySet
    : isDemonstration
      ? messages.paymentsAreSimulated
      : messages.noStripeKey;
  if (isDemonstration)
    return warning(
      'secrets',
      messages.threeSentences({ first: signing, second: messages.noAssistantHasKey, third: payments }),
      messages.setKeyOfAssistant,
    );
  const assistants = commaList(channels.map((channel) => CHANNEL_LABELS[channel]));
  return ok(
    'secrets',
    messages.threeSentences({
      first: signing,
      second: messages.assistantsHaveKey({ assistants }),
      third: payments,
    }),
  );
}

function gradeProxy({ address, settings: { baseUrl, trustedProxies } }: SystemFacts): SystemCheck {
  const isPublic = baseUrl !== null && !isNear(new URL(baseUrl).hostname);
  if (isPublic && trustedProxies.length === 0 && isNear(address))
    return warning(
      'proxy',
      messages.visitorsShareAddress({ url: baseUrl, address }),
      messages.setTrustedProxy,
    );
  if (isPublic && baseUrl.startsWith('http:'))
    return warning('proxy', messages.notEncrypted({ url: baseUrl }), messages.putProxyInFront);
  return ok(
    'proxy',
    trustedProxies.length === 0
      ? messages.noProxy
      : messages.addressTakenFrom({ proxies: commaList(trustedProxies) }),
  );
}

/** True for a host on this machine or in a private network. */
function isNear(host: string): boolean {
  return /^(?:localhost$|::1$|\[::1\]$|(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|f[cd][0-9a-f]{2}:)/i.test(
    host,
  );
}

function ok(name: SystemCheck['name'], found: string): SystemCheck {
  return { name, state: 'ok', found, advice: null };
}

const graded =
  (state: SystemState) =>
  (name: SystemCheck['name'], found: string, advice: string): SystemCheck => ({ name, state, found, advice });
const warning = graded('warning');
const failed = graded('failed');

/** `3 days`, `2 hours`, `5 minutes`, `less than a minute`. */
function ageInWords(now: Date, then: Date): string {
  const minutes = Math.floor((now.getTime() - then.getTime()) / MINUTE_MS);
  if (minutes < 1) return messages.lessThanAMinute;
  if (minutes < 60) return messages.minutes({ count: minutes });
  if (minutes < 2_880) return messages.hours({ count: Math.floor(minutes / 60) });
  return messages.days({ count: Math.floor(minutes / 1_440) });
}

/** In units of 1,024: `1.5 GiB`. */
function inBytes(bytes: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const size = bytes / 1024 ** power;
  const unit = units[power] ?? '';
  return size >= 100 || power === 0
    ? messages.wholeSize({ size: Math.round(size), unit })
    : messages.sizeWithDecimal({ size, unit });
}

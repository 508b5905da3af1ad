import {
  type AdminAttention,
  CHANNEL_LABELS,
  type Channel,
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
  const found = `PostgreSQL ${version} holds ${inBytes(bytes)} and answered in ${Math.round(answeredMs)} ms.`;
  return answeredMs > SLOW_MS
    ? warning('database', found, messages.lookAtLoadMachineAnd)
    : ok('database', found);
}

function gradeMigrations({ now, otherTables }: SystemFacts): SystemCheck {
  if (otherTables === null) return ok('migrations', messages.theTablesMatchVersion);
  const { version, since } = otherTables;
  const who = version === 'unknown' ? 'Another' : version === 'newer' ? 'A newer' : messages.anOlder;
  const when = since === null ? '' : ` ${ageInWords(now, new Date(since))} ago`;
  return failed(
    'migrations',
    `${who} version has set up the tables${when}.`,
    messages.restartEveryProcessInstallationWith,
  );
}

function gradeWorkers({ now, waiting: { count, since } }: SystemFacts): SystemCheck {
  if (count === 0) return ok('workers', messages.noCheckHasWaitedFor);
  const age = since === null ? 'more than five minutes' : ageInWords(now, new Date(since));
  return failed(
    'workers',
    count === 1
      ? `One assistant of a run has waited for ${age}.`
      : `${count} assistants of runs have waited, one of them for ${age}.`,
    'Start a process with ROLE=worker or ROLE=both. If one runs, look for paused providers under API Management.',
  );
}

function gradeJobs({ now, jobs: { overdue, since, failed: lost } }: SystemFacts): SystemCheck {
  if (since !== null && now.getTime() - since.getTime() > OVERDUE_MS)
    return failed(
      'jobs',
      overdue === 1
        ? `One job has been due for ${ageInWords(now, since)}.`
        : `${overdue} jobs are due, one of them for ${ageInWords(now, since)}.`,
      'Start a process with ROLE=worker or ROLE=both.',
    );
  return lost === 0
    ? ok('jobs', messages.noJobIsLate)
    : warning(
        'jobs',
        lost === 1 ? messages.oneJobHasFailedFor : `${lost} jobs have failed for good.`,
        messages.readWhatTheySaidUnder,
      );
}

function gradeMail({ now, mail }: SystemFacts): SystemCheck {
  const last =
    mail.lastSentAt === null
      ? messages.noneWasSentYet
      : `The last was sent ${ageInWords(now, mail.lastSentAt)} ago.`;
  if (mail.givenUp > 0)
    return failed(
      'mail',
      `${mail.givenUp === 1 ? 'One mail was' : `${mail.givenUp} mails were`} given up within a week${mail.error === null ? '' : `: ${mail.error}`}. ${last}`,
      messages.checkSmtpUrl,
    );
  if (mail.waitingSince !== null && now.getTime() - mail.waitingSince.getTime() > OVERDUE_MS)
    return failed(
      'mail',
      `A mail has waited for ${ageInWords(now, mail.waitingSince)}${mail.error === null ? '' : `: ${mail.error}`}. ${last}`,
      messages.checkSmtpUrlAndWorker,
    );
  return mail.isSentBySmtp
    ? ok('mail', `Mails go to the SMTP server. ${last}`)
    : warning('mail', `Mails are written as files under DATA_DIR. ${last}`, messages.setSmtpUrlSendThem);
}

/** What fails at one endpoint is its user's to mend, who is told; where it is many, it may be the way out of this machine. */
function gradeWebhooks({ now, webhooks: { failing, since, givenUp } }: SystemFacts): SystemCheck {
  const lost = `${givenUp === 1 ? 'One event was' : `${givenUp} events were`} given up within a day.`;
  if (failing === 0 || since === null)
    return ok('webhooks', givenUp === 0 ? messages.eventsArriveAtEndpointsUsers : lost);
  return warning(
    'webhooks',
    `${failing === 1 ? 'One endpoint of a user does' : `${failing} endpoints of users do`} not get events, the first for ${ageInWords(now, since)}. ${givenUp === 0 ? 'None was given up within a day.' : lost}`,
    messages.whereManyFail,
  );
}

/** Whether what was last saved at a moment should have been saved again. */
export const isBackupLate = (last: Date, now: Date, isNightly: boolean): boolean =>
  now.getTime() - last.getTime() > (isNightly ? NIGHTLY_BACKUP_OLD_MS : BACKUP_OLD_MS);

function gradeBackup({ now, backupAt, isBackupNightly }: SystemFacts): SystemCheck {
  const advice = messages.makeOneWithBackUp;
  if (backupAt === null) return warning('backup', messages.thereNoBackupYet, advice);
  const found = `The last backup is ${ageInWords(now, backupAt)} old.`;
  return isBackupLate(backupAt, now, isBackupNightly)
    ? warning('backup', found, advice)
    : ok('backup', found);
}

function gradeDisks({ disks }: SystemFacts): SystemCheck {
  const [fullest] = disks.toSorted((x, y) => x.free / x.size - y.free / y.size);
  if (fullest === undefined) return ok('disk', messages.nothingKeptOnDiskMachine);
  const found = `${inBytes(fullest.free)} of ${inBytes(fullest.size)} are free at ${fullest.folder}.`;
  const advice = messages.makeRoomBeforeFull;
  if (fullest.free < DISK_FULL_BYTES) return failed('disk', found, advice);
  return fullest.free < DISK_LOW_SHARE * fullest.size ? warning('disk', found, advice) : ok('disk', found);
}

function gradeMemory({ memory: { used, size } }: SystemFacts): SystemCheck {
  const found = `This process holds ${inBytes(used)} of ${inBytes(size)}.`;
  return used > MEMORY_HIGH_SHARE * size
    ? warning(
        'memory',
        found,
        'Give the machine more memory, or let workers run on another one (ROLE=worker).',
      )
    : ok('memory', found);
}

function gradeClock({ now, database }: SystemFacts): SystemCheck {
  const off = Math.abs(database.now.getTime() - now.getTime());
  const found =
    off < CLOCK_OFF_MS
      ? messages.theClocksMachineAndDatabase
      : `The clocks of this machine and of the database differ by ${Math.round(off / 1_000)} s.`;
  if (off < CLOCK_OFF_MS) return ok('clock', found);
  const advice = messages.letBothMachinesSetTheir;
  return off > CLOCK_WRONG_MS ? failed('clock', found, advice) : warning('clock', found, advice);
}

function gradeSecrets({
  settings: { isDemonstration, isSecretGiven, channels, takesPayments },
}: SystemFacts): SystemCheck {
  const signing = isSecretGiven ? messages.authSecretIsSet : messages.sessionsSignedWithSecretIn;
  const payments = takesPayments
    ? messages.aKeyStripeSet
    : isDemonstration
      ? messages.paymentsAreSimulated
      : messages.noKeyStripeSet;
  if (isDemonstration)
    return warning(
      'secrets',
      `${signing} No assistant has a key: every answer is simulated. ${payments}`,
      messages.setKeyAtLeastOne,
    );
  const names = channels.map((channel) => CHANNEL_LABELS[channel]).join(', ');
  return ok('secrets', `${signing} These assistants have a key: ${names}. ${payments}`);
}

function gradeProxy({ address, settings: { baseUrl, trustedProxies } }: SystemFacts): SystemCheck {
  const isPublic = baseUrl !== null && !isNear(new URL(baseUrl).hostname);
  if (isPublic && trustedProxies.length === 0 && isNear(address))
    return warning(
      'proxy',
      `People use ${baseUrl}, but requests come from ${address}: all visitors share one address, and its limits.`,
      messages.setTrustedProxyAddressProxy,
    );
  if (isPublic && baseUrl.startsWith('http:'))
    return warning('proxy', `People use ${baseUrl} without encryption.`, messages.putProxyWithCertificateIn);
  return ok(
    'proxy',
    trustedProxies.length === 0
      ? messages.noProxySetUp
      : `The visitor’s address is taken from ${trustedProxies.join(', ')}.`,
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
  if (minutes < 1) return 'less than a minute';
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 2_880
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 1_440), 'day'];
  return `${count || 1} ${unit}${count > 1 ? 's' : ''}`;
}

/** In units of 1,024: `1.5 GiB`. */
function inBytes(bytes: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const size = bytes / 1024 ** power;
  return `${size >= 100 || power === 0 ? Math.round(size) : size.toFixed(1)} ${units[power]}`;
}

import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { CHANNELS, type Channel, type SystemCheck } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { memoryLimit } from '../../../lib/machine-memory.ts';
import { DAY_MS } from '../../../lib/time.ts';
import { countIdleChannels } from '../../runs/index.ts';
import { getTrackerSettings } from '../../settings/index.ts';
import { countFailedDeliveries, countFailingEndpoints } from '../../webhooks/index.ts';
import {
  countLateJobs,
  findLastBackup,
  readMailState,
  readServer,
  readStoredTables,
} from '../system-health.queries.ts';
import { gradeSystem, type SystemFacts } from '../system-health.rules.ts';
import { type OwnTables, otherTables } from '../tables-version.rules.ts';

/** What an installation is made of, as far as its health depends on it. */
export interface SystemParts {
  config: {
    dataDir: string;
    smtpUrl: string | null;
    authSecret: string | null;
    providers: Record<Channel, { apiKey: string | null }>;
    stripe: object | null;
    isDemonstration: boolean;
    baseUrl: string | null;
    trustedProxies: readonly string[];
  };
  database: OwnTables & {
    /** Where its data lie; null where that may be another machine. */
    folder: string | null;
  };
}

const WAITING_MS = 5 * 60_000;
const MAILS_MS = 7 * 86_400_000;

/** How each part of the installation is now, and what to do about it. */
export async function checkSystemHealth(ctx: AdminContext & SystemParts): Promise<SystemCheck[]> {
  const { config, now } = ctx;
  const before = (ms: number) => new Date(now.getTime() - ms);
  const disks = await measureDisks([config.dataDir, ctx.database.folder]);
  return ctx.readAll(async (tx) => {
    const asked = performance.now();
    const server = await readServer(tx);
    const answeredMs = performance.now() - asked;
    return gradeSystem({
      // Half of the way: the database looked at its clock between the two looks at ours.
      now: new Date(Date.now() - answeredMs / 2),
      database: { ...server, answeredMs },
      otherTables: otherTables(await readStoredTables(tx), ctx.database),
      waiting: await countIdleChannels(tx, before(WAITING_MS)),
      jobs: await countLateJobs(tx, now),
      mail: { isSentBySmtp: config.smtpUrl !== null, ...(await readMailState(tx, before(MAILS_MS))) },
      webhooks: {
        ...(await countFailingEndpoints(tx)),
        givenUp: await countFailedDeliveries(tx, before(DAY_MS)),
      },
      backupAt: await findLastBackup(tx),
      isBackupNightly: (await getTrackerSettings(tx)).settings.nightly_backup,
      disks,
      memory: { used: process.memoryUsage.rss(), size: memoryLimit(process.constrainedMemory(), totalmem()) },
      settings: settingsOf(config),
      address: ctx.address,
    });
  });
}

function settingsOf(config: SystemParts['config']): SystemFacts['settings'] {
  const { authSecret, baseUrl, isDemonstration, providers, stripe, trustedProxies } = config;
  const channels = CHANNELS.filter((channel) => providers[channel].apiKey !== null);
  return {
    isDemonstration,
    isSecretGiven: authSecret !== null,
    channels,
    takesPayments: stripe !== null,
    baseUrl,
    trustedProxies,
  };
}

async function measureDisks(folders: readonly (string | null)[]): Promise<SystemFacts['disks']> {
  const measured = await Promise.all(
    folders.map(async (folder) => {
      if (folder === null) return [];
      try {
        const { bavail, blocks, bsize } = await statfs(folder);
        return [{ folder, free: bavail * bsize, size: blocks * bsize }];
      } catch (error) {
        // With DATABASE_URL and AUTH_SECRET nothing is kept in DATA_DIR until the first mail.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      }
    }),
  );
  return measured.flat();
}

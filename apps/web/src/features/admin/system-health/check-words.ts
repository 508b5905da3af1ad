import type { SystemCheck, SystemCheckName, SystemState } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
import * as messages from './messages.ts';

/** What each part of an installation is called. */
export const CHECK_NAMES: Readonly<Record<SystemCheckName, string>> = {
  database: 'Database',
  migrations: 'Migrations',
  workers: 'Workers',
  jobs: 'Jobs',
  mail: 'Mail',
  webhooks: 'Webhooks',
  backup: 'Backup',
  disk: 'Disk',
  memory: 'Memory',
  clock: 'Clock',
  secrets: messages.keysAndSecrets,
  proxy: 'Proxy',
};

/** The page in one sentence: what is failing before what needs attention. */
export function healthInWords(checks: readonly Pick<SystemCheck, 'state'>[]): string {
  const count = (state: SystemState) => checks.filter((check) => check.state === state).length;
  const [failed, warnings] = [count('failed'), count('warning')];
  if (failed > 0)
    return `${counted(failed, 'part')} ${failed === 1 ? 'is' : 'are'} failing${warnings > 0 ? `, ${warnings} more ${warnings === 1 ? 'needs' : 'need'} attention` : ''}`;
  if (warnings > 0)
    return `Everything works, ${counted(warnings, 'part')} ${warnings === 1 ? 'needs' : 'need'} attention`;
  return messages.everythingWorks;
}

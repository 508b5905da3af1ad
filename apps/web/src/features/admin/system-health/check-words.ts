import type { SystemCheck, SystemCheckName, SystemState } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What each part of an installation is called. */
export const CHECK_NAMES: Readonly<Record<SystemCheckName, string>> = {
  database: messages.database,
  migrations: messages.migrations,
  workers: messages.workers,
  jobs: messages.jobs,
  mail: messages.mail,
  webhooks: messages.webhooks,
  backup: messages.backup,
  disk: messages.disk,
  memory: messages.memory,
  clock: messages.clock,
  secrets: messages.keysAndSecrets,
  proxy: messages.proxy,
};

/** The page in one sentence: what is failing before what needs attention. */
export function healthInWords(checks: readonly Pick<SystemCheck, 'state'>[]): string {
  const count = (state: SystemState) => checks.filter((check) => check.state === state).length;
  const [failed, warnings] = [count('failed'), count('warning')];
  if (failed > 0) return messages.someFail({ failed, warnings });
  return warnings > 0 ? messages.someNeedAttention({ warnings }) : messages.everythingWorks;
}

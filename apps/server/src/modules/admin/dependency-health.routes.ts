import { join } from 'node:path';
import type { Channel } from '@answerscope/contract';
import { bind } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import { sentencesOf } from '../../http/sentences.ts';
import { projectRoot } from '../../lib/project-root.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { administering } from '../audit/index.ts';
import type { PaymentServices } from '../payments/index.ts';
import { watchDependencies } from './dependency-looks.client.ts';
import { checkDependencies, type DependencySettings } from './use-cases/check-dependencies.ts';
import { listPackages } from './use-cases/list-packages.ts';

/** What the product depends on outside of itself, as it reaches it. */
export interface DependencyParts extends DependencySettings {
  mailer: Pick<Mailer, 'verify'>;
  checks: { configuredChannels: readonly Channel[] };
  payments: Pick<PaymentServices, 'stripe' | 'log'>;
}

const PACKAGES = join(projectRoot(), 'apps/server/dist/packages.json');

/** Binds how what the product depends on is. */
export function createDependencyHealthRoutes(parts: DependencyParts) {
  const { servicePool, mailer, checks, payments, assistantAddresses } = parts;
  const { admin } = procedures;
  const bindAdmin = bind(administering(servicePool));
  const watch = watchDependencies({
    servicePool,
    mailer,
    assistants: new Map(checks.configuredChannels.map((channel) => [channel, assistantAddresses[channel]])),
    stripe: payments.stripe,
    log: payments.log,
  });
  return {
    get_dependency_health: bindAdmin(admin.get_dependency_health, async (ctx) => {
      const found = await checkDependencies({ ...parts, ...ctx, watch });
      return {
        ...found,
        sentences: sentencesOf(
          found.dependencies.flatMap((one) => [
            one.found,
            one.advice,
            one.last_success?.words,
            one.last_failure?.words,
          ]),
        ),
      };
    }),
    list_packages: bindAdmin(admin.list_packages, () => listPackages(PACKAGES)),
  };
}

import type { Pool } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import { sentencesOf } from '../../http/sentences.ts';
import { productVersion } from '../../lib/product-version.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { administering } from '../audit/index.ts';
import { checkSystemHealth, type SystemParts } from './use-cases/check-system-health.ts';
import { sendTestMail } from './use-cases/send-test-mail.ts';

/** Binds how the installation is. */
export function createSystemHealthRoutes({
  servicePool,
  outbox,
  config,
  database,
}: SystemParts & { servicePool: Pool; outbox: Outbox }) {
  const { admin } = procedures;
  const bindAdmin = bind(administering(servicePool));
  const upSince = new Date(Date.now() - process.uptime() * 1_000).toISOString();
  return {
    get_system_health: bindAdmin(admin.get_system_health, async (ctx) => {
      const checks = await checkSystemHealth({ ...ctx, config, database });
      return {
        checks,
        sentences: sentencesOf(checks.flatMap(({ found, advice }) => [found, advice])),
        checked_at: new Date().toISOString(),
        up_since: upSince,
        version: productVersion(),
      };
    }),
    send_test_mail: bindAdmin(admin.send_test_mail, (ctx) => sendTestMail({ ...ctx, outbox })),
  };
}

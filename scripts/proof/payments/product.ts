import { readFileSync } from 'node:fs';
import { startApi } from '../../../apps/server/src/api.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { createLog } from '../../../apps/server/src/lib/log.ts';
import { seedAdministrator } from '../../../apps/server/src/modules/accounts/index.ts';
import { PAYMENT_JOBS } from '../../../apps/server/src/modules/payments/index.ts';
import { setUpStripe } from '../../../apps/server/src/modules/stripe/index.ts';
import { buildServices } from '../../../apps/server/src/services.ts';

/**
 * A process of the product whose payments live by a clock that the proof moves: the file CLOCK_FILE says by how many
 * milliseconds it is ahead. All else is the product's own; it is killed without warning.
 */
const { CLOCK_FILE } = process.env;
if (CLOCK_FILE === undefined) throw new Error('CLOCK_FILE says how far the clock is ahead');
const config = readConfig(process.env);
const services = await buildServices(config, createLog(config.logLevel), { templateDir: '' });
await seedAdministrator(services.auth, services.database.authPool, {
  email: config.adminEmail,
  password: config.adminPassword,
});
services.payments.now = () => new Date(Date.now() + Number(readFileSync(CLOCK_FILE, 'utf8')));
// Once, before anything is broken on purpose.
if (readFileSync(CLOCK_FILE, 'utf8') === '' && services.payments.stripe !== null)
  await setUpStripe({
    stripe: services.payments.stripe,
    servicePool: services.database.servicePool,
    plansUrl: 'http://localhost/plans',
  });
await services.jobs.work(PAYMENT_JOBS, services.payments);
const { port } = await startApi(services);
console.log(`runs at http://localhost:${port}`);

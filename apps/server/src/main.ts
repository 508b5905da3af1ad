import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { startApi } from './api.ts';
import type { Config } from './config.ts';
import { seedDemonstration } from './demonstration.ts';
import { beginImport, dateDemonstrationBack } from './demonstration-history.ts';
import { projectRoot } from './lib/project-root.ts';
import { type SignIn, seedAdministrator } from './modules/accounts/index.ts';
import { prepare } from './prepare.ts';
import type { Services } from './services.ts';
import { startFailureInWords } from './start-failure.ts';
import { startWorker, startWorkerListener } from './worker.ts';

// Else a process that works for long keeps hundreds of megabytes of garbage: it is collected at half as much again as
// is in use, instead of at several times. Costs no measurable time (bench/checks).
setFlagsFromString('--heap-growing-percent=50');

const HISTORY = join(projectRoot(), '.cache/demonstration-history');

async function main(): Promise<void> {
  const { config, services } = await prepare(process.env);
  try {
    await serve(config, services);
  } catch (error) {
    await services.close();
    throw error;
  }
}

async function serve(config: Config, services: Services): Promise<void> {
  const administrator = await seedAdministrator(services.auth, services.database.authPool, {
    email: config.adminEmail,
    password: config.adminPassword,
  });
  // Each is printed before anything else can fail: a first password is told once.
  printSignIn('administrator', administrator);
  if (config.isDemonstration) {
    printSignIn('demonstration', await seedDemonstration(services));
    await dateDemonstrationBack(services);
    // Not awaited: pages show the progress, and requests that need the history wait for it.
    const { ended } = await beginImport(services, HISTORY);
    services.checks.background.add(
      ended.catch((err: unknown) => services.log.error({ err }, 'the demonstration has no history')),
    );
  }
  const health =
    config.role === 'worker' && config.workerPort !== null
      ? await startWorkerListener(services, config.workerPort)
      : null;
  services.measuring.start();
  const worker = config.role === 'api' ? null : startWorker(services);
  const api = config.role === 'worker' ? null : await startApi(services);
  if (api)
    services.demonstrationPayments?.connectApi({
      port: api.port,
      baseUrl: config.baseUrl ?? `http://localhost:${api.port}`,
    });
  stopOnSignal(services, async () => {
    await api?.stop();
    await worker?.stop();
    await health?.stop();
  });
  // Where it fails, it is tried again by who asks for one.
  await api
    ?.makeDocuments()
    .catch((err: unknown) => services.log.error({ err }, 'the documents of the API were not made'));
  announce(config, {
    port: api?.port ?? null,
    workerPort: health?.port ?? null,
    hasRealAnswers: config.isDemonstration && services.database.other !== null,
  });
}

/** How to sign in, once; null: it was told on an earlier start. Passwords go to the terminal, never to the log. */
function printSignIn(who: string, signIn: SignIn | null): void {
  if (signIn === null) return;
  process.stdout.write(`  Sign in as ${who}: ${signIn.email} / ${signIn.password} (shown this once)\n`);
}

/** Where it runs, in words. */
function announce(
  config: Config,
  {
    port,
    workerPort,
    hasRealAnswers,
  }: { port: number | null; workerPort: number | null; hasRealAnswers: boolean },
): void {
  const lines = [
    port === null
      ? `Answerscope worker is running${workerPort === null ? '' : `; its health: http://localhost:${workerPort}/health/ready`}`
      : `Answerscope runs at ${config.baseUrl ?? `http://localhost:${port}`}`,
  ];
  if (config.isDemonstration) {
    lines.push('Demonstration mode: no provider key is set, so every answer is simulated and marked so.');
    if (hasRealAnswers)
      lines.push(
        'Real answers are kept in a database of their own and shown once a provider key is set again.',
      );
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}

function stopOnSignal(services: Services, stopServing: () => Promise<void>): void {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) {
      // A second Ctrl-C: the person does not want to wait for calls in flight.
      process.exit(1);
    }
    stopping = true;
    services.log.info({ signal }, 'stopping');
    try {
      await stopServing();
      await services.close();
      process.exit(0);
    } catch (error) {
      services.log.error({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
}

main().catch((error: unknown) => {
  process.stderr.write(`${startFailureInWords(error)}\n`);
  process.exit(1);
});

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CHANNELS, type Channel } from '@answerscope/assistants';
import type { BaseUrls } from '../../scripts/assistant-settings.ts';
import type { ProductProcess } from '../../scripts/product-process.ts';
import {
  ADD_KEYWORDS,
  type ApiClient,
  createApiClient,
  type Person,
} from '../../scripts/proof/api-client.ts';
import { Installation } from '../../scripts/proof/installation.ts';

export interface StageOptions {
  program: string;
  latencyMs: number;
  /** Processes that work; the first serves the API as well, unless that has one of its own. */
  processes: number;
  isApiApart?: boolean;
  pace: { pace_parallel: number; pace_pause_ms: number };
  nodeArguments?: readonly string[];
}

interface ChannelLimits {
  pace_parallel: number;
  pace_pause_ms: number;
  max_in_flight: number;
  requests_per_minute: number;
}

/** An installation with its simulator in a process of its own, limits of providers far above what is measured. */
export interface Stage {
  installation: Installation;
  processes: ProductProcess[];
  /** Those of them that work on runs. */
  workers: ProductProcess[];
  simulatorPid: number;
  client: ApiClient;
  newPerson(keywords: number): Promise<Person>;
  fault(fault: {
    channel: Channel;
    kind: string;
    retryAfterSeconds?: number;
    delayMs?: number;
    times?: number;
  }): Promise<void>;
  setChannel(channel: Channel, settings: ChannelLimits): Promise<void>;
  close(): Promise<void>;
}

interface Simulator {
  child: ChildProcess;
  baseUrls: BaseUrls;
  adminUrl: string;
}

export async function setStage(options: StageOptions): Promise<Stage> {
  const simulator = await startSimulator(options.latencyMs);
  const { program, nodeArguments = [], isApiApart = false } = options;
  const installation = new Installation({ baseUrls: simulator.baseUrls, program, nodeArguments });
  await installation.startDatabase();
  const first = await installation.start(isApiApart ? 'api' : 'both');
  const others = await Promise.all(
    Array.from({ length: options.processes - (isApiApart ? 0 : 1) }, () => installation.start('worker')),
  );
  const client = createApiClient(first.baseUrl);
  const administrator = await client.signIn(installation.administrator);
  for (const channel of CHANNELS)
    await client.setChannel(administrator, channel, {
      ...options.pace,
      max_in_flight: 200,
      requests_per_minute: 10_000,
    });
  let people = 0;
  return {
    installation,
    processes: [first, ...others],
    workers: isApiApart ? others : [first, ...others],
    simulatorPid: simulator.child.pid ?? 0,
    client,
    newPerson: async (keywords) => {
      people += 1;
      // More people than may sign up from one address in an hour.
      await installation.query("delete from rate_buckets where key not like 'provider:%'");
      const email = `person-${people}@example.com`;
      const person = await client.signUp({ email, company: 'Northwind', administrator });
      await installation.query(ADD_KEYWORDS, [person.account_id, keywords, `crm for team ${people} of`]);
      return person;
    },
    setChannel: async (channel, settings) => {
      await client.setChannel(administrator, channel, { ...settings });
    },
    fault: async (fault) => {
      await fetch(`${simulator.adminUrl}/faults`, { method: 'POST', body: JSON.stringify(fault) });
    },
    close: async () => {
      await installation.remove();
      simulator.child.disconnect();
    },
  };
}

function startSimulator(latencyMs: number): Promise<Simulator> {
  const child = fork(fileURLToPath(new URL('./simulator-process.ts', import.meta.url)), [String(latencyMs)]);
  return new Promise((resolve) =>
    child.once('message', (message) => resolve({ child, ...(message as Omit<Simulator, 'child'>) })),
  );
}

/** Waits until no run is under way; returns nothing. */
export async function untilAllEnded(stage: Stage, limitMs: number): Promise<void> {
  const until = performance.now() + limitMs;
  for (;;) {
    const [open] = await stage.installation.query<{ runs: number }>(
      "select count(*)::int as runs from check_runs where state = 'running'",
    );
    if (open?.runs === 0) return;
    if (performance.now() > until)
      throw new Error(`runs did not end:\n${stage.installation.output.slice(-3_000)}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

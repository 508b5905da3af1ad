import { setStage, untilAllEnded } from './stage.ts';

const KEYWORDS = 60;
const LATENCY_MS = 1_000;
/** The product's own pace. */
const PACE = { pace_parallel: 3, pace_pause_ms: 1_000 };
const CHANNEL_PAUSE_MS = 2_000;
const CHANNELS_ASKED = ['openai', 'claude'] as const;
const LIMIT_MS = 4 * 60_000;

export interface Paced {
  people: number;
  formulaSeconds: number;
  /** Of each run, from its start to its end. */
  seconds: number[];
}

/** How long a run of 60 keywords on two channels takes, for one person or for several side by side. */
export async function measurePace(program: string, people: number): Promise<Paced> {
  const stage = await setStage({ program, latencyMs: LATENCY_MS, processes: 1, pace: PACE });
  try {
    const runners = [];
    for (let number = 0; number < people; number += 1) runners.push(await stage.newPerson(KEYWORDS));
    await Promise.all(
      runners.map((person) => stage.client.startRun(person, { channels: [...CHANNELS_ASKED] }, 'bench')),
    );
    await untilAllEnded(stage, LIMIT_MS);
    const rows = await stage.installation.query<{ seconds: number }>(
      'select extract(epoch from ended_at - created_at)::float8 as seconds from check_runs order by 1',
    );
    return { people, formulaSeconds: formulaSeconds(), seconds: rows.map(({ seconds }) => seconds) };
  } finally {
    await stage.close();
  }
}

/** Batches × latency + (batches - 1) × pause for each channel, and the pause between channels. */
function formulaSeconds(): number {
  const batches = Math.ceil(KEYWORDS / PACE.pace_parallel);
  const each = batches * LATENCY_MS + (batches - 1) * PACE.pace_pause_ms;
  return (CHANNELS_ASKED.length * each + (CHANNELS_ASKED.length - 1) * CHANNEL_PAUSE_MS) / 1000;
}

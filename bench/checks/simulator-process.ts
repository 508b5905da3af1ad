import { startAssistantSimulator } from '@answerscope/assistant-simulator';

/** A simulator of its own process; the argument is how long each answer takes, in milliseconds. */
const latencyMs = Number(process.argv[2] ?? 0);
const simulator = await startAssistantSimulator({
  seed: 'bench',
  now: () => new Date('2026-11-20T12:00:00Z'),
  latencyMs: { min: latencyMs, max: latencyMs },
});
process.send?.({ baseUrls: simulator.baseUrls, adminUrl: simulator.adminUrl });
process.on('disconnect', () => process.exit(0));

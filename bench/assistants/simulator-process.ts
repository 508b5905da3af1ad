import { startAssistantSimulator } from '@answerscope/assistant-simulator';

const simulator = await startAssistantSimulator({
  seed: 'bench',
  now: () => new Date('2026-11-20T12:00:00Z'),
});
process.send?.({ baseUrls: simulator.baseUrls, adminUrl: simulator.adminUrl });
process.on('disconnect', () => process.exit(0));

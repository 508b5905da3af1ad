import { alone, runStages, type Stages, script } from './parts.ts';

/**
 * `npm test`: what every change must pass; docs/testing.md says what `npm run verify` adds.
 * `npm test -- --alone` runs one part after another, so that its table has the times of each.
 */
const STAGES: Stages = [
  [
    [
      { name: 'check', command: ['npm', 'run', '--silent', 'check'] },
      { name: 'rules and server', command: ['npm', 'run', '--silent', 'test:unit'] },
    ],
    [
      { name: 'build', command: script('build') },
      { name: 'first load', command: script('first-load') },
      {
        name: 'browser',
        command: ['npm', '--workspace', 'e2e', 'run', 'test'],
        env: { E2E_WORKERS: '1' },
      },
      { name: 'smoke', command: script('smoke', '--rounds', '1') },
    ],
  ],
];

const hasPassed = await runStages(process.argv.includes('--alone') ? alone(STAGES) : STAGES);
process.exit(hasPassed ? 0 : 1);

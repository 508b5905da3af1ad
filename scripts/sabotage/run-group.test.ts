import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { runGroup } from './run-group.ts';

const HERE = { cwd: import.meta.dirname };
/** Fails as a broken start does: a process it began goes on, and holds the output open. */
const LEAVES_ONE_BEHIND = `
  const { spawn } = require('node:child_process');
  const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  left.once('spawn', () => { console.log('left ' + left.pid); process.exit(3); });`;

describe('a group of processes', () => {
  it('ends with its leader: what that left behind is ended, too', async () => {
    const { code, output } = await runGroup(process.execPath, ['-e', LEAVES_ONE_BEHIND], HERE);
    expect(code).toBe(3);
    // The output closes only when the last process that holds it has ended.
    expect(output).toMatch(/^left \d+\n$/);
  });

  it('reports a program that cannot be started', async () => {
    await expect(runGroup('/no/such/program', [], HERE)).rejects.toThrow('ENOENT');
  });

  it('receives the signals of whoever started it', async () => {
    const module = JSON.stringify(new URL('./run-group.ts', import.meta.url).href);
    const starter = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { runGroup } from ${module};
         const waits = "console.log('waits'); setInterval(() => {}, 1000)";
         await runGroup(process.execPath, ['-e', waits], { cwd: '.', isShown: true });
         console.log('ended');`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let said = '';
    const waits = new Promise<void>((resolve) => {
      starter.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('waits')) resolve();
      });
    });
    await waits;
    const closed = once(starter, 'close');
    starter.kill('SIGTERM');
    await closed;
    expect(said).toBe('waits\nended\n');
  });
});

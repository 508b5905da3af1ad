import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../src/lib/project-root.ts';

describe('a crash', () => {
  it('of Node, of PostgreSQL and of both in the middle of writes loses nothing that was acknowledged', async () => {
    const root = projectRoot();
    const crash = spawn(process.execPath, [join(root, 'scripts/crash.ts'), '--rounds', '3', '--seed', '7'], {
      cwd: root,
      env: { PATH: process.env.PATH },
    });
    let output = '';
    for (const stream of [crash.stdout, crash.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    const [code] = await once(crash, 'exit');
    expect(output).toMatch(/ {2}node .* ok\n.* postgres .* ok\n.* both .* ok\n3 passed, 0 failed\n$/);
    expect(code).toBe(0);
  }, 180_000);
});

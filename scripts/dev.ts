import { spawn } from 'node:child_process';
import { writeBuildNumber } from './build-number.ts';
import { ROOT } from './build-stamp.ts';

const WEB_PORT = '5173';
const API_PORT = process.env.PORT ?? '3000';

writeBuildNumber(ROOT);
/** The server restarts when its code changes; Vite serves the pages and passes calls on to it. */
const server = spawn(process.execPath, ['--watch', 'apps/server/src/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    DEVELOPER_PAGES: 'true',
    WEBHOOKS_ALLOW_LOOPBACK: 'true',
    ...process.env,
    PORT: API_PORT,
    BASE_URL: process.env.BASE_URL ?? `http://localhost:${WEB_PORT}`,
  },
});
const web = spawn('vite', ['dev', '--port', WEB_PORT, '--strictPort'], {
  cwd: `${ROOT}/apps/web`,
  stdio: 'inherit',
  env: { ...process.env, API_ORIGIN: `http://localhost:${API_PORT}` },
});
for (const child of [server, web]) {
  child.on('exit', (code) => {
    server.kill();
    web.kill();
    process.exitCode = code ?? 0;
  });
}
// Ctrl-C reaches both children by itself; this process only waits for them.
process.on('SIGINT', () => undefined);

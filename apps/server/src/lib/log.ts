import { type Logger, pino } from 'pino';

/** What a log line may never show, wherever it stands in an object. */
const SECRETS = ['password', 'authorization', 'cookie', 'apiKey', 'api_key', 'token', 'secret'];

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** JSON lines on standard output with secrets cut out. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
  });
}

import { type DestinationStream, type Logger, pino } from 'pino';

/** What a log line may never show, wherever it stands in an object. */
const SECRETS = ['password', 'authorization', 'cookie', 'apiKey', 'api_key', 'token', 'secret'];

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** JSON lines with secrets cut out, on standard output unless another place is given. */
export function createLog(level: string, to?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
  };
  return to === undefined ? pino(options) : pino(options, to);
}

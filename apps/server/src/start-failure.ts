import { ConfigError } from './config.ts';
import { isConnectionFailure } from './database/connection-failure.ts';
import { EmbeddedPostgresError } from './database/embedded/index.ts';
import { WrongKindError } from './database/kind.ts';
import { DamagedSecretError } from './lib/secret-file.ts';

const WORDS: Record<string, string> = {
  EADDRINUSE: 'This port is in use: stop what uses it, or set PORT to another.',
  EADDRNOTAVAIL: 'HOST names an address that this machine does not have.',
  EACCES: 'This user may not use that port or write to DATA_DIR: choose another.',
  ENOTDIR: 'DATA_DIR is not a folder.',
  EEXIST: 'DATA_DIR is not a folder.',
  ENOSPC: 'The disk that holds DATA_DIR is full.',
  EROFS: 'DATA_DIR cannot be written to: choose another.',
  ENOTFOUND: 'The server that DATABASE_URL names was not found.',
  '28P01': 'The database refused the password in DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names does not exist: create it first.',
  '42501': 'The login in DATABASE_URL must own the database and may create roles.',
};

/** Why a start failed, for the person who started it; what has no words yet keeps its stack. */
export function startFailureInWords(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof DamagedSecretError ||
    error instanceof WrongKindError
  )
    return error.message;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const words = WORDS[String((cause as { code?: unknown }).code)];
    if (words !== undefined) return words;
  }
  if (isConnectionFailure(error)) return 'The database that DATABASE_URL names does not answer.';
  return withCauses(error);
}

function withCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const because: string[] = [];
  for (let { cause } = error; cause instanceof Error; cause = cause.cause)
    because.push(`\nbecause: ${cause.message}`);
  return `${error.stack ?? error.message}${because.join('')}`;
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../build-stamp.ts';
import { IS_MESSAGES, type MessagesOf } from './judge-messages.ts';

/** Imports every file of messages among sources. */
export async function readMessages(sources: ReadonlyMap<string, string>): Promise<MessagesOf> {
  const paths = [...sources.keys()].filter((path) => IS_MESSAGES.test(path));
  return new Map(
    await Promise.all(
      paths.map(async (path) => [path, await import(pathToFileURL(join(ROOT, path)).href)] as const),
    ),
  );
}

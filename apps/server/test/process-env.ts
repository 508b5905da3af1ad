import { join } from 'node:path';
import { projectRoot } from '../src/lib/project-root.ts';

/** What a process of the product that a test starts has in any case; what `npm start` has compiled is not compiled again. */
export const PROCESS_ENV = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: join(projectRoot(), '.cache/compiled'),
};

import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt, ROOT } from './build-stamp.ts';

if (!isBuilt()) {
  process.stdout.write('Building what is missing. This happens once.\n');
  const { build } = await import('./build.ts');
  await build();
}
enableCompileCache(join(ROOT, '.cache/compiled'));
await import(pathToFileURL(join(ROOT, 'apps/server/dist/main.js')).href);

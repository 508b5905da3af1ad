import { join } from 'node:path';
import { createBuilder } from 'vite';
import { ROOT } from './build-stamp.ts';

// Builds the web application in the language of BUILD_LANGUAGE, one process per language.
const web = await createBuilder({ root: join(ROOT, 'apps/web'), logLevel: 'warn', mode: 'production' });
await web.buildApp();

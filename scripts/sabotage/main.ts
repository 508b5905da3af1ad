import { tryBreakages } from './try-breakages.ts';

process.exit(await tryBreakages(process.argv.slice(2)));

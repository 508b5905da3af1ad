import { parseArgs } from 'node:util';
import { trySample } from './sample.ts';
import { tryBreakages } from './try-breakages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    from: { type: 'string', default: 'HEAD' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    results: { type: 'string', default: 'test-results/sabotage-sample.jsonl' },
  },
});
process.exit(
  values.sample === undefined
    ? await tryBreakages(positionals)
    : await trySample({
        size: Number(values.sample),
        from: values.from,
        seed: Number(values.seed),
        only: values.only.split(',').filter(Boolean).map(Number),
        results: values.results,
      }),
);

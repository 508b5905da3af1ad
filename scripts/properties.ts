import fc from 'fast-check';

const SEED = 20_261_123;
const DEFAULT_RUNS = 100;
/** `npm test` makes one of so many runs. */
const SHARE = 5;

const { PROPERTY_RUNS, PROPERTY_SEED } = process.env;

/**
 * fast-check's `assert` with a fifth of the runs and a fixed seed, so that `npm test` finds the same every time.
 * PROPERTY_RUNS=full makes all runs from a new seed, which the message of a failure names; PROPERTY_SEED repeats one.
 */
function assert<Ts>(property: fc.IRawProperty<Ts>, parameters: fc.Parameters<Ts> = {}) {
  const { numRuns = DEFAULT_RUNS } = parameters;
  const seed = PROPERTY_SEED === undefined ? undefined : Number(PROPERTY_SEED);
  return fc.assert(
    property,
    PROPERTY_RUNS === 'full'
      ? { ...parameters, seed }
      : { ...parameters, numRuns: Math.ceil(numRuns / SHARE), seed: seed ?? SEED },
  );
}

export default { ...fc, assert };

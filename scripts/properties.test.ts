import fc from 'fast-check';
import { expect, it } from 'vitest';

const isFull = process.env.PROPERTY_RUNS === 'full';
const isRepeated = !isFull || process.env.PROPERTY_SEED !== undefined;

function drawn(): number[] {
  const numbers: number[] = [];
  fc.assert(
    fc.property(fc.nat(), (number) => {
      numbers.push(number);
    }),
    { numRuns: 50 },
  );
  return numbers;
}

it('a property runs a fifth as often in `npm test`, from the same seed each time', () => {
  const [first, second] = [drawn(), drawn()];
  expect(first).toHaveLength(isFull ? 50 : 10);
  if (isRepeated) expect(second).toEqual(first);
  else expect(second).not.toEqual(first);
});

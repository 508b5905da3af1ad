import { SIMULATED_CHANNELS, type SimulatedChannel } from './options.ts';
import { asObject, asText } from './wire/wire-format.ts';

/** What the next requests for a structured value get, word for word: valid JSON or not. */
export interface FixedValue {
  /** Null is for every channel. */
  channel: SimulatedChannel | null;
  text: string;
  /** How many more requests get it; null means until reset. */
  times: number | null;
}

/** Reads the body of `POST /admin/values`: a `value`, or a `text` that need not be JSON. A text says what is wrong. */
export function readFixedValue(body: unknown): FixedValue | string {
  const fields = asObject(body);
  const named = asText(fields.channel);
  const channel = SIMULATED_CHANNELS.find((known) => known === named) ?? null;
  if (named !== '' && channel === null) return `channel must be one of ${SIMULATED_CHANNELS.join(', ')}`;
  if ((fields.value === undefined) === (fields.text === undefined)) return 'give either value or text';
  const text = fields.value === undefined ? asText(fields.text) : JSON.stringify(fields.value);
  return { channel, text, times: typeof fields.times === 'number' ? fields.times : null };
}

/** The values that wait for their request, in their order. */
export function createFixedValues() {
  let values: FixedValue[] = [];
  return {
    add: (value: FixedValue) => {
      values.push(value);
    },
    clear: () => {
      values = [];
    },
    take: (channel: SimulatedChannel): string | null => {
      const value = values.find((one) => one.channel === null || one.channel === channel);
      if (value === undefined) return null;
      if (value.times !== null) {
        value.times -= 1;
        if (value.times <= 0) values = values.filter((one) => one !== value);
      }
      return value.text;
    },
  };
}

export type FixedValues = ReturnType<typeof createFixedValues>;

import * as messages from './messages.ts';

/** What a suite asks for, besides what it reads by itself. */
export interface SuiteInput {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'number' | 'date';
  /** One of these, instead of a text. */
  options?: readonly { value: string; label: string }[];
  initial?: string;
}

/** What the steps of a run are made from. */
export interface Given {
  /** What was typed, by the names of the inputs; blank where nothing was. */
  inputs: Readonly<Record<string, string>>;
  userId: string;
  /** Names the rows that this run makes, so that nobody takes them for their own. */
  mark: string;
  /** What earlier steps were answered, by the names they keep it under. */
  kept: ReadonlyMap<string, unknown>;
}

/** A file that a step was answered with. */
export interface SuiteFile {
  name: string;
  type: string;
  content: string;
}

/** One function that a run asks for. */
export interface Step {
  label: string;
  /** The function, by its name in the list. */
  call: string;
  /** Left out where the function takes none. @throws MissingValue where an earlier step was not answered */
  input?: (given: Given) => Record<string, unknown>;
  /** The name under which later steps find what it was answered. */
  keeps?: string;
  /** The file to save that is in what it was answered. */
  file?: (value: unknown) => SuiteFile | null;
}

/** Functions that are asked for one after another, with one button. */
export interface SuiteRun {
  label: string;
  /** What it changes, and what it takes back; left out where all of it reads. */
  writes?: string;
  steps: readonly Step[];
}

/** A tab of a suite; a suite with one has no tabs. */
export interface SuitePart {
  name: string;
  label: string;
  /** What this tab asks for besides. */
  inputs?: readonly SuiteInput[];
  runs: readonly SuiteRun[];
}

/** Operations of one kind that are tried out together. */
export interface Suite {
  label: string;
  about: string;
  inputs: readonly SuiteInput[];
  /** The input without which nothing of it is run, and what is said then. */
  needs?: { input: string; refusal: string };
  parts: readonly [SuitePart, ...SuitePart[]];
}

/** What a step needs was not typed, or an earlier step was not answered with it. */
export class MissingValue extends Error {}

/** What is at a place of an answer, such as 'data', 'plan', 'id'; undefined where nothing is. */
export function valueAt(value: unknown, ...place: readonly (string | number)[]): unknown {
  return place.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    value,
  );
}

/** What an earlier step was answered with at a place. @throws MissingValue */
export function keptAt({ kept }: Given, name: string, ...place: readonly (string | number)[]): unknown {
  const found = valueAt(kept.get(name), ...place);
  if (found === undefined) throw new MissingValue(messages.earlierStepUnanswered);
  return found;
}

/** What was typed. @throws MissingValue where nothing was */
export function typed({ inputs }: Given, name: string, label: string): string {
  const text = inputs[name]?.trim() ?? '';
  if (text === '') throw new MissingValue(messages.notFilledIn({ field: label }));
  return text;
}

/** Ids that were typed with commas between them. @throws MissingValue where there is none */
export function typedIds(given: Given, name: string, label: string): string[] {
  const ids = typed(given, name, label)
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (ids.length === 0) throw new MissingValue(messages.notFilledIn({ field: label }));
  return ids;
}

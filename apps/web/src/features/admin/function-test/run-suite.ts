import { csvText } from '../../../lib/csv.ts';
import { errorInWords } from '../../../lib/error-in-words.ts';
import type { FunctionReply } from './call-function.ts';
import * as messages from './messages.ts';
import { type Given, MissingValue, type Step, type SuiteFile, type SuiteRun } from './suite.ts';

/** How a step of a run is: not ended yet, or how it ended. */
export interface StepResult {
  label: string;
  call: string;
  state: 'pending' | 'success' | 'error';
  /** Null while it is pending, and where nothing was asked. */
  reply: FunctionReply | null;
  /** Why nothing was asked; null where something was. */
  notAsked: string | null;
}

interface RunParts {
  given: Omit<Given, 'kept'>;
  /** Asks for a function by its name. */
  call: (name: string, input: Record<string, unknown> | null) => Promise<FunctionReply>;
  save: (file: SuiteFile) => void;
  /** Hears of all steps whenever one of them has changed. */
  onChange: (results: readonly StepResult[]) => void;
}

/**
 * Asks for the functions of a run one after another. One that fails ends nothing: what comes after it may take back what
 * came before it.
 */
export async function runSuite(run: SuiteRun, parts: RunParts): Promise<void> {
  const kept = new Map<string, unknown>();
  let results: readonly StepResult[] = run.steps.map(({ label, call }) => ({
    label,
    call,
    state: 'pending',
    reply: null,
    notAsked: null,
  }));
  parts.onChange(results);
  for (const [at, step] of run.steps.entries()) {
    const ended = await runStep(step, { ...parts.given, kept }, parts);
    if (step.keeps !== undefined && ended.reply?.isSuccess) kept.set(step.keeps, ended.reply.value);
    results = results.map((result, place) => (place === at ? { ...result, ...ended } : result));
    parts.onChange(results);
  }
}

async function runStep(
  step: Step,
  given: Given,
  { call, save }: Pick<RunParts, 'call' | 'save'>,
): Promise<Pick<StepResult, 'state' | 'reply' | 'notAsked'>> {
  try {
    const reply = await call(step.call, step.input?.(given) ?? null);
    const file = reply.isSuccess ? step.file?.(reply.value) : null;
    if (file) save(file);
    return { state: reply.isSuccess ? 'success' : 'error', reply, notAsked: null };
  } catch (error) {
    const notAsked = error instanceof MissingValue ? error.message : errorInWords(error);
    return { state: 'error', reply: null, notAsked };
  }
}

/** '3 of 4 succeeded after 128 ms', once all have ended. */
export function resultsInWords(results: readonly StepResult[]): string {
  const ended = results.filter(({ state }) => state !== 'pending').length;
  if (ended < results.length) return messages.endedOf({ ended, all: results.length });
  const succeeded = results.filter(({ state }) => state === 'success').length;
  const ms = results.reduce((sum, { reply }) => sum + (reply?.ms ?? 0), 0);
  return messages.succeededOf({ succeeded, all: results.length, ms });
}

const COLUMNS = ['step', 'function', 'state', 'status', 'milliseconds', 'reply'] as const;

function rowsOf(results: readonly StepResult[]) {
  return results.map(({ label, call, state, reply, notAsked }) => ({
    step: label,
    function: call,
    state,
    status: reply?.status ?? null,
    milliseconds: reply?.ms ?? null,
    reply: reply?.value ?? reply?.text ?? notAsked,
  }));
}

/** The results with all that was answered, as the text of a JSON file. */
export function resultsAsJson(results: readonly StepResult[]): string {
  return `${JSON.stringify(rowsOf(results), null, 2)}\n`;
}

/** The results as the text of a CSV file; what was answered is its beginning. */
export function resultsAsCsv(results: readonly StepResult[]): string {
  const rows = results.map((result, at) => ({
    ...rowsOf(results)[at],
    reply: result.reply?.text ?? result.notAsked,
  }));
  return csvText([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))]);
}

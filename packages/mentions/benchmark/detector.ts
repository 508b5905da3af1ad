import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { LabelledCase } from './labelled-cases.ts';

/** What a detector says of one case; `spans`, where it gives them, are UTF-16 offsets of the places it counts. */
export interface Verdict {
  mentioned: boolean;
  spans: readonly (readonly [number, number])[] | null;
}

/** The line that a detector reads for a case: everything but the labels. */
export function toLine({ id, question, answer, lang, brand, competitors }: LabelledCase): string {
  return JSON.stringify({ id, question, answer, language: lang, brand, competitors });
}

function isPair(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');
}

function toValue(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`A verdict is a JSON object on a line of its own: ${line.slice(0, 200)}`);
  }
}

/** The verdicts in what a detector wrote, by the id of the case; throws at the first line that is none. */
export function readVerdicts(text: string): Map<string, Verdict> {
  const verdicts = new Map<string, Verdict>();
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const value = toValue(line);
    if (typeof value !== 'object' || value === null || !('id' in value) || !('mentioned' in value))
      throw new Error(`A verdict needs "id" and "mentioned": ${line}`);
    const { id, mentioned } = value;
    if (typeof mentioned !== 'boolean') throw new Error(`"mentioned" must be true or false: ${line}`);
    const spans = 'spans' in value && Array.isArray(value.spans) ? value.spans.filter(isPair) : null;
    verdicts.set(String(id), { mentioned, spans });
  }
  return verdicts;
}

/** Runs a command, writes all cases to its standard input, and reads its verdicts when it has ended well. */
export async function askDetector(
  [command = '', ...args]: readonly string[],
  cases: readonly LabelledCase[],
): Promise<Map<string, Verdict>> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  // A detector may end before it has read everything; its exit code and its verdicts tell.
  child.stdin.on('error', () => {});
  child.stdin.end(cases.map((each) => `${toLine(each)}\n`).join(''));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command} ended with exit code ${code}`);
  return readVerdicts(Buffer.concat(output).toString('utf8'));
}

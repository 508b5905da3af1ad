import type { Fetcher } from '../../../lib/fetcher.ts';
import { RequestError } from '../../../lib/request-error.ts';
import type { FunctionRequest } from './function-request.ts';
import * as messages from './messages.ts';

/** More of a reply is not shown. */
export const REPLY_SHOWN_MAX = 20_000;

/** What came of asking for a function. */
export interface FunctionReply {
  isSuccess: boolean;
  /** Of HTTP; 0 where nothing was answered. */
  status: number;
  /** From asking to the last byte. */
  ms: number;
  /** What was answered, as JSON where it is; null of a file. */
  value: unknown;
  /** The same as it is read, and no more of it than can be shown. */
  text: string;
  /** What is not shown of it, in words; null where nothing is left out. */
  leftOut: string | null;
}

/** Asks for a function as whom the browser is, by the address that everybody uses. A refusal is a reply. */
export async function callFunction(
  fetcher: Fetcher,
  { method, path, body }: FunctionRequest,
  file: File | null = null,
  now: () => number = () => performance.now(),
): Promise<FunctionReply> {
  const begun = now();
  const type = file === null ? 'application/json' : file.type;
  const sent = file ?? body;
  try {
    const response = await fetcher(path, {
      method,
      ...(sent !== null && { body: sent, headers: { 'content-type': type } }),
    });
    const isText = /json|^text\//.test(response.headers.get('content-type') ?? 'text/plain');
    const answered = isText ? await response.text() : await response.blob();
    const facts = { isSuccess: true, status: response.status, ms: Math.round(now() - begun) };
    return { ...facts, ...(typeof answered === 'string' ? shownText(answered) : shownFile(answered)) };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const { code, status, message, details, id } = error;
    const ms = Math.round(now() - begun);
    return { isSuccess: false, status, ms, ...shownValue({ code, message, details, id }) };
  }
}

type Shown = Pick<FunctionReply, 'value' | 'text' | 'leftOut'>;

function shownText(answered: string): Shown {
  try {
    return shownValue(JSON.parse(answered));
  } catch {
    return { value: null, ...bounded(answered) };
  }
}

function shownValue(value: unknown): Shown {
  return { value, ...bounded(JSON.stringify(value, null, 2)) };
}

function shownFile({ size, type }: Blob): Shown {
  const text = type === '' ? messages.bytesOfFile({ size }) : messages.bytesOfType({ size, type });
  return { value: null, text, leftOut: messages.aFileNotShownHere };
}

/** The beginning of a text, and how much more there is. */
export function bounded(text: string, max = REPLY_SHOWN_MAX): Pick<FunctionReply, 'text' | 'leftOut'> {
  if (text.length <= max) return { text, leftOut: null };
  return { text: text.slice(0, max), leftOut: messages.firstCharacters({ shown: max, all: text.length }) };
}

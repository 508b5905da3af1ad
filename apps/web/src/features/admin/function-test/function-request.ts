import type { ListedFunction } from '@answerscope/contract';

/** How a function is asked for over HTTP. */
export interface FunctionRequest {
  method: string;
  /** With what stands in the address in its place. */
  path: string;
  /** As JSON; null where there is none, or where it is a file. */
  body: string | null;
  takesFile: boolean;
}

/** What a function needs to be asked for. */
export type Callable = Pick<ListedFunction, 'method' | 'path' | 'file_field'>;

/** The request for an input: what the address has a place for goes there, the rest into the query or the body. */
export function toFunctionRequest(
  { method, path, file_field }: Callable,
  input: Record<string, unknown> | null,
): FunctionRequest {
  const rest = { ...input };
  const filled = path.replace(/\{\+?(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(asParameter(value ?? ''));
  });
  const takesFile = file_field !== null;
  if (method !== 'GET' && !takesFile)
    return { method, path: filled, body: input === null ? null : JSON.stringify(rest), takesFile };
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [name, asParameter(value)]),
  );
  return { method, path: query.size === 0 ? filled : `${filled}?${query.toString()}`, body: null, takesFile };
}

const asParameter = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Stands in a copied command for who asks: a session is never copied. */
const TOKEN = '$ANSWERSCOPE_TOKEN';

/** The request as a command line of curl; it asks with a token that its reader puts into the environment. */
export function toCurl(origin: string, { method, path, body, takesFile }: FunctionRequest): string {
  return [
    `curl -X ${method} ${shellQuoted(origin + path)}`,
    `-H "authorization: Bearer ${TOKEN}"`,
    ...(body === null ? [] : [`-H 'content-type: application/json'`, `--data-raw ${shellQuoted(body)}`]),
    ...(takesFile ? [`-H 'content-type: image/png'`, '--data-binary @picture.png'] : []),
  ].join(' \\\n  ');
}

/** A text as one word of a shell, whatever is in it. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

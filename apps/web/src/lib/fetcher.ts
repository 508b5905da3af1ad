import { errorFromBody, localError } from './request-error.ts';

/** Like fetch, but every answer is a success: anything else is thrown as a RequestError. */
export type Fetcher = (input: string | Request, init?: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 75_000;

/** The browser's one way to the server, for the contract's client and for the sign-in addresses alike. */
export function createFetcher(send: typeof fetch): Fetcher {
  return async (input, init) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const given = init?.signal ?? (input instanceof Request ? input.signal : null);
    const signal = given ? AbortSignal.any([given, timeout]) : timeout;
    let response: Response;
    try {
      response = await send(input, { credentials: 'same-origin', ...init, signal });
    } catch (cause) {
      if (given?.aborted) throw cause;
      throw localError(timeout.aborted ? 'TIMEOUT_ERROR' : 'NETWORK_ERROR', cause);
    }
    if (response.ok) return response;
    throw await errorFromBody(await readJson(response), response.status);
  };
}

/** What is at an address; null when it cannot be read. */
export async function readable<T>(fetcher: Fetcher, path: string): Promise<T | null> {
  try {
    return await (await fetcher(path)).json();
  } catch {
    return null;
  }
}

/** Sends JSON and reads JSON; an empty answer is null. What is sent arrives although the page is being left. */
export async function sendJson(fetcher: Fetcher, path: string, body?: unknown): Promise<unknown> {
  const response = await fetcher(
    path,
    body === undefined
      ? undefined
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          keepalive: true,
        },
  );
  return readJson(response);
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

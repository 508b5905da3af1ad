import { errorFromBody, localError } from './request-error.ts';

export interface UploadOptions {
  signal: AbortSignal;
  /** Told how many bytes have left, again and again. */
  onProgress: (sentBytes: number) => void;
}

const TIMEOUT_MS = 120_000;

/**
 * Sends a file as the body of a request and reads the JSON that is answered. Unlike fetch it says how far it is.
 * @param open makes the request; a test gives one of its own.
 * @throws RequestError; the signal's reason once it is aborted
 */
export function uploadFile(
  path: string,
  file: Blob,
  { signal, onProgress }: UploadOptions,
  open: () => XMLHttpRequest = () => new XMLHttpRequest(),
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = open();
    const leave = () => request.abort();
    const end = () => signal.removeEventListener('abort', leave);
    signal.addEventListener('abort', leave, { once: true });
    request.open('POST', path);
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => {
      end();
      const body = readJson(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body);
      else void errorFromBody(body, request.status).then(reject);
    };
    request.onabort = () => reject(signal.reason);
    request.onerror = (event) => {
      end();
      reject(localError('NETWORK_ERROR', event));
    };
    request.ontimeout = (event) => {
      end();
      reject(localError('TIMEOUT_ERROR', event));
    };
    request.send(file);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import { describe, expect, it } from 'vitest';
import { RequestError } from './request-error.ts';
import { uploadFile } from './upload-file.ts';

/** As much of a browser's request as is used, answering what it is told to. */
class FakeRequest {
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  status = 0;
  responseText = '';
  sent: Blob | null = null;
  opened = '';
  onload?: () => void;
  onabort?: () => void;
  onerror?: (event: unknown) => void;
  ontimeout?: (event: unknown) => void;
  open(method: string, path: string) {
    this.opened = `${method} ${path}`;
  }
  send(file: Blob) {
    this.sent = file;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: string) {
    this.status = status;
    this.responseText = body;
    this.onload?.();
  }
}

function begin() {
  const request = new FakeRequest();
  const leaving = new AbortController();
  const seen: number[] = [];
  const file = new Blob(['1234']);
  const options = { signal: leaving.signal, onProgress: (bytes: number) => seen.push(bytes) };
  const answer = uploadFile('/somewhere', file, options, () => request as unknown as XMLHttpRequest);
  return { request, leaving, seen, file, answer };
}

describe('an upload', () => {
  it('sends the file itself, says how far it is, and gives what is answered', async () => {
    const { request, seen, file, answer } = begin();
    request.upload.onprogress?.({ loaded: 2 });
    request.upload.onprogress?.({ loaded: 4 });
    request.answer(200, '{"url":"/media/x.webp"}');
    expect(await answer).toEqual({ url: '/media/x.webp' });
    expect([request.opened, request.sent, seen]).toEqual(['POST /somewhere', file, [2, 4]]);
  });

  it('is refused in the words of the server, or in general ones', async () => {
    const refused = begin();
    refused.request.answer(400, '{"code":"VALIDATION_ERROR","message":"Too large.","status":400}');
    await expect(refused.answer).rejects.toMatchObject({ code: 'VALIDATION_ERROR', message: 'Too large.' });
    const broken = begin();
    broken.request.answer(502, '<html>');
    await expect(broken.answer).rejects.toMatchObject({ code: 'UNKNOWN', status: 502 });
  });

  it('says that nothing was answered, or too late', async () => {
    const lost = begin();
    lost.request.onerror?.({});
    await expect(lost.answer).rejects.toMatchObject({ code: 'NETWORK_ERROR', status: 0 });
    const slow = begin();
    slow.request.ontimeout?.({});
    await expect(slow.answer).rejects.toBeInstanceOf(RequestError);
  });

  it('ends when who began it leaves', async () => {
    const { leaving, answer } = begin();
    leaving.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
  });
});

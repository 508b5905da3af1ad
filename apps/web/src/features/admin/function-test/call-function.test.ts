import { describe, expect, it } from 'vitest';
import { createFetcher } from '../../../lib/fetcher.ts';
import { bounded, callFunction } from './call-function.ts';

const POST = { method: 'POST', path: '/rpc/x', body: '{"a":1}', takesFile: false };

/** Answers once, and keeps what it was sent; the clock goes on by 40 ms with each look. */
function asked(response: Response) {
  const sent: RequestInit[] = [];
  let time = 0;
  const fetcher = createFetcher((_path, init) => {
    sent.push(init ?? {});
    return Promise.resolve(response);
  });
  const now = () => {
    time += 40;
    return time;
  };
  return { sent, reply: callFunction(fetcher, POST, null, now) };
}

describe('what came of asking for a function', () => {
  it('is what was answered, formatted, with its status and its time', async () => {
    const { reply, sent } = asked(Response.json({ id: 'x' }, { status: 201 }));
    expect(await reply).toEqual({
      isSuccess: true,
      status: 201,
      ms: 40,
      value: { id: 'x' },
      text: '{\n  "id": "x"\n}',
      leftOut: null,
    });
    expect(sent[0]).toMatchObject({ method: 'POST', body: '{"a":1}' });
  });

  it('is an error with its code where it was refused', async () => {
    const refusal = { code: 'FORBIDDEN', message: 'Not yours', status: 403, details: null, id: 'r' };
    const reply = await asked(Response.json(refusal, { status: 403 })).reply;
    expect(reply).toMatchObject({ isSuccess: false, status: 403, value: { code: 'FORBIDDEN', id: 'r' } });
  });

  it('is an error without a status where nothing was answered', async () => {
    const fetcher = createFetcher(() => Promise.reject(new TypeError('no network')));
    expect(await callFunction(fetcher, POST)).toMatchObject({ isSuccess: false, status: 0 });
  });

  it('is the size of a file, and not its bytes', async () => {
    const { reply } = asked(new Response('PK..', { headers: { 'content-type': 'application/zip' } }));
    expect((await reply).text).toBe('4 bytes of application/zip');
  });

  it('is shown up to a length, and says how long it is', () => {
    expect(bounded('abcdef', 4)).toEqual({
      text: 'abcd',
      leftOut: 'The first 4 of 6 characters are shown.',
    });
    expect(bounded('abcd', 4).leftOut).toBeNull();
  });
});

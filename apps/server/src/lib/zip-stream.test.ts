import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { createZipStream } from './zip-stream.ts';

it('hands a ZIP on in parts that are, put together, its files', async () => {
  const parts: Uint8Array[] = [];
  const zip = createZipStream((bytes) => parts.push(bytes));
  const one = zip.begin('one.txt');
  for (let line = 0; line < 1_000; line += 1) await one.write(`line ${line} of ¥ and 語\n`);
  await one.end();
  const before = parts.length;
  const two = zip.begin('folder/two.bin');
  await two.write(new Uint8Array([1, 2, 3]));
  await two.end();
  zip.end();
  expect(before).toBeGreaterThan(0);
  const files = unzipSync(Buffer.concat(parts));
  expect(strFromU8(files['one.txt'] ?? new Uint8Array()).split('\n')[999]).toBe('line 999 of ¥ and 語');
  expect([...(files['folder/two.bin'] ?? [])]).toEqual([1, 2, 3]);
});

import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createLog } from '../lib/log.ts';
import { sendCsv } from './csv-stream.ts';

const logged: string[] = [];
const log = createLog('error', { write: (line) => logged.push(line) });

/** Ten parts of two rows; `read` says how many were asked for, and whether anybody still wants more. */
function tenParts(failAt = Number.POSITIVE_INFINITY) {
  const read = { parts: 0, isOver: false };
  const rows = async function* () {
    try {
      for (let at = 0; at < 10; at += 1) {
        if (at === failAt) throw new Error('the database is gone');
        read.parts += 1;
        yield [
          [`=${at}`, at],
          ['b', at],
        ];
      }
    } finally {
      read.isOver = true;
    }
  };
  return { read, file: { name: 'things.csv', columns: ['Name', 'Place'], rows: rows() } };
}

describe('a CSV file that is sent while it is read', () => {
  it('holds its columns and every row, and no cell of it is a formula', async () => {
    const { headers, body } = await sendCsv(tenParts().file, log);
    expect(headers).toEqual({
      'content-disposition': 'attachment; filename="things.csv"',
      'content-type': 'text/csv; charset=utf-8',
    });
    const lines = (await buffer(body)).toString().split('\r\n');
    expect(lines).toHaveLength(22);
    expect(lines.slice(0, 3)).toEqual(['\uFEFFName,Place', "'=0,0", 'b,0']);
  });

  it('holds its columns where there is no row', async () => {
    const rows = (async function* () {})();
    const { body } = await sendCsv({ name: 'none.csv', columns: ['Name'], rows }, log);
    expect((await buffer(body)).toString()).toBe('\uFEFFName\r\n');
  });

  it('reads no more rows than are taken, and none once nobody waits', async () => {
    const { read, file } = tenParts();
    const reader = (await sendCsv(file, log)).body.getReader();
    expect(read.parts).toBe(1);
    await reader.read();
    await reader.read();
    expect(read.parts).toBeLessThanOrEqual(3);
    await reader.cancel();
    expect(read.isOver).toBe(true);
    expect(read.parts).toBeLessThanOrEqual(3);
  });

  it('is refused where its first rows cannot be read, and breaks off where later ones cannot', async () => {
    await expect(sendCsv(tenParts(0).file, log)).rejects.toThrow('the database is gone');
    expect(logged).toEqual([]);
    const { body } = await sendCsv(tenParts(4).file, log);
    await expect(buffer(body)).rejects.toThrow('the database is gone');
    expect(logged.join()).toContain('a file broke off while it was sent');
  });
});

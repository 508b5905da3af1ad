import { setTimeout as sleep } from 'node:timers/promises';
import type { ProductProcess } from '../../scripts/product-process.ts';

/** How a process is started whose memory is asked for: nobody is connected while it is measured. */
export const HEAP_ARGUMENTS = ['--inspect=127.0.0.1:0'];

/** What a process keeps in use, in MiB: its heap after full collections, when garbage is gone. */
export async function heapInUseMib(process: ProductProcess): Promise<number> {
  const { inspector: address } = process;
  if (address === null) throw new Error(`${process.name} was not started with ${HEAP_ARGUMENTS}`);
  const socket = new WebSocket(address);
  const replies = new Map<number, (result: { usedSize?: number }) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: { usedSize?: number } };
    replies.get(id)?.(result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)));
  });
  const call = (id: number, method: string) =>
    new Promise<{ usedSize?: number }>((resolve) => {
      replies.set(id, resolve);
      socket.send(JSON.stringify({ id, method }));
    });
  try {
    // What finalizers let go of is collected the second time.
    for (const id of [1, 2]) {
      await call(id, 'HeapProfiler.collectGarbage');
      await sleep(200);
    }
    const { usedSize = Number.NaN } = await call(3, 'Runtime.getHeapUsage');
    return usedSize / 2 ** 20;
  } finally {
    socket.close();
  }
}

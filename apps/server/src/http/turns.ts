import { appError } from '@answerscope/contract';

export interface Turns {
  /**
   * Waits for a turn of the person whom the key names and runs the work in it. Who has left by then is passed over.
   * @throws RATE_LIMIT_EXCEEDED when too many wait already; the signal's reason once it is aborted
   */
  take<T>(key: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

interface Queue {
  running: number;
  waiting: Set<() => void>;
}

/**
 * Lets so many reads of one person run at once: the rest wait their turn, in order. Whoever asks for twenty pages at once
 * waits for them, and others do not.
 */
export function createTurns({ atOnce, waitingMax }: { atOnce: number; waitingMax: number }): Turns {
  const queues = new Map<string, Queue>();
  const begin = async (key: string, signal: AbortSignal): Promise<Queue> => {
    const queue = queues.get(key) ?? { running: 0, waiting: new Set() };
    queues.set(key, queue);
    if (queue.running >= atOnce) {
      if (queue.waiting.size >= waitingMax)
        throw appError('RATE_LIMIT_EXCEEDED', { details: { retry_after_seconds: 1 } });
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          queue.waiting.delete(start);
          reject(signal.reason as Error);
        };
        const start = () => {
          signal.removeEventListener('abort', leave);
          resolve();
        };
        queue.waiting.add(start);
        signal.addEventListener('abort', leave, { once: true });
      });
      // Who ended has handed its turn on: it still counts as running.
      return queue;
    }
    queue.running += 1;
    return queue;
  };
  const end = (key: string, queue: Queue): void => {
    const [next] = queue.waiting;
    if (next !== undefined) {
      queue.waiting.delete(next);
      next();
      return;
    }
    queue.running -= 1;
    if (queue.running === 0) queues.delete(key);
  };
  return {
    take: async (key, signal, work) => {
      signal.throwIfAborted();
      const queue = await begin(key, signal);
      try {
        signal.throwIfAborted();
        return await work();
      } finally {
        end(key, queue);
      }
    },
  };
}

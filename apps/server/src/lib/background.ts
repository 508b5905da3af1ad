/** Keeps track of work that outlives the request that began it. */
export function createBackground(): {
  add(work: Promise<unknown>): void;
  settled(timeoutMs: number): Promise<void>;
} {
  const running = new Set<Promise<unknown>>();
  return {
    add: (work) => {
      const tracked = work.catch(() => undefined).finally(() => running.delete(tracked));
      running.add(tracked);
    },
    settled: async (timeoutMs) => {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, timeoutMs);
      });
      await Promise.race([Promise.all(running), timeout]);
      clearTimeout(timer);
    },
  };
}

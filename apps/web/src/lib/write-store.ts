import type { DehydratedState } from '@tanstack/react-query';

/** A write that waits for a connection, as it is kept while no page knows of it. */
export interface KeptWrite {
  id: string;
  /** Whose it is: nobody else who signs in on this browser sends it. */
  userId: string;
  /** The tab that made it. */
  tab: string;
  mutation: DehydratedState['mutations'][number];
}

export interface WriteStore {
  put(write: KeptWrite): Promise<void>;
  remove(id: string): Promise<void>;
  /** In the order in which they were put. */
  list(userId: string): Promise<KeptWrite[]>;
}

const DATABASE = 'answerscope';
const WRITES = 'writes';

/** Writes in this browser's IndexedDB, which outlives reloading and leaving. */
export function openWriteStore(): WriteStore {
  let opened: Promise<IDBDatabase> | null = null;
  const open = (): Promise<IDBDatabase> => {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(WRITES, { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    return opened;
  };
  const run = async <T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const database = await open();
    return new Promise((resolve, reject) => {
      const request = ask(database.transaction(WRITES, mode).objectStore(WRITES));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  };
  return {
    put: async (write) => {
      await run('readwrite', (store) => store.put(write));
    },
    remove: async (id) => {
      await run('readwrite', (store) => store.delete(id));
    },
    list: async (userId) => {
      const all: KeptWrite[] = await run('readonly', (store) => store.getAll());
      return all
        .filter((write) => write.userId === userId)
        .sort((a, b) => a.mutation.state.submittedAt - b.mutation.state.submittedAt);
    },
  };
}

type EarlyFetch = typeof fetch & {
  /** Asks for these, too. */
  begin: (paths: readonly string[]) => void;
  /** The paths that were asked for and that nobody has read yet. */
  unread: () => string[];
  /** Has everything that nobody has read yet asked for again. */
  drop: () => void;
};

declare global {
  /** As fetch; what the document has asked for is not asked for again. */
  var earlyFetch: EarlyFetch | undefined;
}

/** After a change: what the document has asked for may be older. */
export function dropEarlyReads(): void {
  globalThis.earlyFetch?.drop();
}

/** How long after a page was opened its program takes what the document has asked for, or has brought along. */
export const EARLY_READS_MS = 10_000;

interface Surroundings {
  send: typeof fetch;
  origin: string;
  freshMs: number;
  /** Since the page was opened. */
  nowMs: () => number;
}

/**
 * Asks for these paths at once; whoever reads one of them later gets that answer, once and only while it is fresh.
 * Stands as text in the document, before the program: nothing outside this function exists there.
 */
export function beginReads(
  paths: readonly string[],
  { send, origin, freshMs, nowMs }: Surroundings,
): EarlyFetch {
  const answers = new Map<string, Promise<Response>>();
  const begin = (more: readonly string[]) => {
    for (const path of more) {
      const answer = send(origin + path);
      // Whoever reads it learns of the failure; without a reader it is nobody's.
      answer.catch(() => {});
      answers.set(path, answer);
    }
  };
  begin(paths);
  const earlyFetch: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    const path = request.url.slice(origin.length);
    const begun = answers.get(path);
    if (!begun || request.method !== 'GET' || nowMs() > freshMs) return send(request);
    answers.delete(path);
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
    return Promise.race([begun.catch(() => send(request)), aborted]);
  };
  return Object.assign(earlyFetch, {
    begin,
    unread: () => [...answers.keys()],
    drop: () => answers.clear(),
  });
}

/** The script of a document that asks for what its page will read, while the program is still on its way. */
export function earlyReadsScript(paths: readonly string[]): string {
  const surroundings = `{send:(...of)=>fetch(...of),origin:location.origin,freshMs:${EARLY_READS_MS},nowMs:()=>performance.now()}`;
  return `earlyFetch=(${beginReads})(${JSON.stringify(paths)},${surroundings})`;
}

/** The script that asks for these as well, in a document whose head holds the script above. */
export function moreEarlyReadsScript(paths: readonly string[]): string {
  return `earlyFetch.begin(${JSON.stringify(paths)})`;
}

/** What a page reads whenever it is opened, by the routes that it stands in. */
export function readsOf(
  reads: Partial<Record<string, readonly string[]>>,
  { matchedRoutes, params }: { matchedRoutes: readonly { id: string }[]; params: Record<string, string> },
): string[] {
  return matchedRoutes
    .flatMap(({ id }) => reads[id] ?? [])
    .map((path) => path.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')));
}

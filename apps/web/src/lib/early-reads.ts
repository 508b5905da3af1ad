declare global {
  interface Window {
    /** Answers by path, asked for by the document itself. */
    earlyReads?: Record<string, Promise<Response>>;
  }
}

/** Whoever comes later gets a new answer: these are of the page's start. */
const FRESH_MS = 10_000;

interface EarlyReads {
  answers: Record<string, Promise<Response>>;
  origin: string;
  /** Since the page was opened. */
  nowMs: () => number;
}

/** The script of a document that asks for what its page will read, while the program is still on its way. */
export function earlyReadsScript(paths: readonly string[]): string {
  return `earlyReads=Object.fromEntries(${JSON.stringify(paths)}.map(path=>{const answer=fetch(path);answer.catch(()=>{});return[path,answer]}))`;
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

/** As `send`, but a read that the document has begun is not begun again. Each is handed out once, and only fresh. */
export function withEarlyReads(send: typeof fetch, { answers, origin, nowMs }: EarlyReads): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    const path = request.url.slice(origin.length);
    const begun = answers[path];
    if (!begun || request.method !== 'GET' || nowMs() > FRESH_MS) return send(request);
    delete answers[path];
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
    return Promise.race([begun.catch(() => send(request)), aborted]);
  };
}

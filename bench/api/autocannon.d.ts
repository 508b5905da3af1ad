/** The part of autocannon used here; the package brings no types. */
declare module 'autocannon' {
  interface Measured {
    /** Requests that were answered in all. */
    requests: { total: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number; max: number };
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds; or `amount`, so many requests. */
    duration?: number;
    amount?: number;
    headers: Record<string, string>;
  }): Promise<Measured> & {
    on(
      event: 'response',
      heard: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): void;
  };
}

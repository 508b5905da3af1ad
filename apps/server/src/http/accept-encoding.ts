import type { IncomingMessage } from 'node:http';

/** Whether a request accepts Brotli (RFC 9110, 12.5.3): named with a weight above 0, or covered by `*`. */
export function acceptsBrotli({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const weights = new Map(
    String(headers['accept-encoding'] ?? '')
      .split(',')
      .map(weightOf),
  );
  return (weights.get('br') ?? weights.get('*') ?? 0) > 0;
}

/** `br;q=0.5` as `['br', 0.5]`. A weight that is no number counts as 0. */
function weightOf(part: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return [coding, /^(?:0|1)(?:\.\d{0,3})?$/.test(weight) ? Number(weight) : 0];
}

/** Traces of the product's inside, which no refusal may carry. */
const INSIDE: readonly RegExp[] = [
  /\bat \S+ \(|\bat (async )?(file|node):/,
  /node_modules|\/src\/|\/dist\/|\.tsx?\b/,
  /\b(select|delete)\b.+\bfrom\b|\binsert into\b|\bupdate\b.+\bset\b|Failed query/i,
  /violates|constraint|relation "|row-level security|permission denied|auth\."user"/i,
  /ECONN|ENOENT|postgres|drizzle|better-auth|pg_/i,
];

/**
 * What a reply tells that it must not: a secret or another person's row in any reply, our inside in a refusal (which says
 * back nothing of what was sent but names of fields and the address). Null when nothing.
 */
export function leakOf(reply: { status: number; text: string }, secrets: readonly string[]): string | null {
  const secret = secrets.find((one) => reply.text.includes(one));
  if (secret !== undefined) return `a secret or a foreign row (${secret.slice(0, 12)}…)`;
  if (reply.status < 400) return null;
  const said = reply.text.replace(/"path":"(?:[^"\\]|\\.)*"/, '');
  const trace = INSIDE.find((one) => one.test(said));
  return trace === undefined ? null : `${trace}`;
}

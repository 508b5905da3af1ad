import type pg from 'pg';

/** Statements kept ready on each connection; PostgreSQL holds a plan of some 30 kB for each of them there. */
const NAMED_MAX = 120;
/** How often a text is sent before it is worth keeping. */
const SENT_BEFORE_NAMED = 4;
/** Texts that are counted at once; those of lists of any length would grow without end. */
const COUNTED_MAX = 500;

/** Names the texts that are sent again and again; a text keeps its name, and only so many get one. */
export function createStatementNames(): (text: string) => string | null {
  const named = new Map<string, string>();
  const counted = new Map<string, number>();
  return (text) => {
    const known = named.get(text);
    if (known !== undefined) return known;
    if (named.size >= NAMED_MAX) return null;
    const sent = (counted.get(text) ?? 0) + 1;
    if (sent <= SENT_BEFORE_NAMED) {
      // Last in the order: what was not sent for longest is forgotten first.
      counted.delete(text);
      counted.set(text, sent);
      const [oldest] = counted.keys();
      if (counted.size > COUNTED_MAX && oldest !== undefined) counted.delete(oldest);
      return null;
    }
    counted.delete(text);
    const name = `often_${named.size + 1}`;
    named.set(text, name);
    return name;
  };
}

type Query = { text?: unknown; name?: unknown; values?: unknown[]; submit?: unknown };

/**
 * Lets a connection prepare what it is asked often: such a statement is parsed once and planned a few times. Only
 * statements with parameters; those that name themselves keep their names.
 */
export function prepareOften(client: pg.ClientBase, nameOf: (text: string) => string | null): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (query: unknown, values: unknown): unknown => {
    const asked: Query = typeof query === 'string' ? { text: query } : (query as Query);
    const parameters = Array.isArray(values) ? values : asked.values;
    if (typeof asked.text !== 'string' || asked.name !== undefined || asked.submit !== undefined)
      return query;
    if (parameters === undefined || parameters.length === 0) return query;
    const name = nameOf(asked.text);
    return name === null ? query : { ...asked, name };
  };
  client.query = ((query: unknown, ...rest: unknown[]) =>
    send(named(query, rest[0]), ...rest)) as typeof client.query;
}

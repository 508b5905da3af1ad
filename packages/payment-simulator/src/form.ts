/** What a form holds: text, or fields and rows by their names. */
export type FormValue = string | { [name: string]: FormValue };

const TOO_DEEP = 8;

/**
 * A form-encoded body or query as fields: `items[0][price]=p` is {items: {0: {price: 'p'}}}, `expand[]=a` numbers its rows
 * by itself. Names that would reach an object's prototype are plain names here.
 */
export function readForm(encoded: string): { [name: string]: FormValue } {
  const root: { [name: string]: FormValue } = Object.create(null);
  for (const [key, value] of new URLSearchParams(encoded)) {
    const [first, ...rest] = key.split('[').map((part, at) => (at === 0 ? part : part.replace(/\]$/, '')));
    if (first === undefined || rest.length > TOO_DEEP) continue;
    let at = root;
    let name = first;
    for (const next of rest) {
      const inner = at[name];
      const fields: { [name: string]: FormValue } = typeof inner === 'object' ? inner : Object.create(null);
      at[name] = fields;
      at = fields;
      name = next === '' ? String(Object.keys(fields).length) : next;
    }
    at[name] = value;
  }
  return root;
}

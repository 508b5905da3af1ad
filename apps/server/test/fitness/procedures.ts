import { contract, FILE_CALLS } from '@answerscope/contract';
import { isContractProcedure } from '@orpc/contract';
import { z } from 'zod';

export interface ContractProcedure {
  /** 'keywords.add_my_keyword' */
  name: string;
  method: string;
  path: string;
  /** JSON Schema of the input, null when the procedure takes none. */
  input: JsonSchema | null;
  /** Whether an input, as it comes from HTTP, passes its schema. */
  accepts(input: unknown): boolean;
  /** Whether an answer passes its schema. */
  answers(output: unknown): boolean;
}

interface JsonSchema {
  format?: string;
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** Every procedure of the contract, read from the contract itself: a new one is walked without being named here. */
export function contractProcedures(): ContractProcedure[] {
  return collect(contract, []);
}

/** As the procedures, but each of several operations behind one address by itself: 'admin.run_admin_operation:update_user'. */
export function contractOperations(): ContractProcedure[] {
  return contractProcedures().flatMap((procedure) => {
    const variants = procedure.input?.oneOf ?? procedure.input?.anyOf ?? [];
    const named = variants.flatMap((input) => {
      const operation = input.properties?.operation?.const;
      return typeof operation === 'string'
        ? [{ ...procedure, name: `${procedure.name}:${operation}`, input }]
        : [];
    });
    return named.length === 0 ? [procedure] : named;
  });
}

function collect(node: unknown, path: string[]): ContractProcedure[] {
  if (isContractProcedure(node)) {
    const { route, inputSchema, outputSchema } = node['~orpc'];
    return [
      {
        name: path.join('.'),
        method: route.method ?? 'POST',
        path: route.path ?? `/${path.join('/')}`,
        input:
          inputSchema === undefined
            ? null
            : (z.toJSONSchema(inputSchema as z.ZodType, {
                io: 'input',
                unrepresentable: 'any',
              }) as JsonSchema),
        accepts: (input) => inputSchema === undefined || (inputSchema as z.ZodType).safeParse(input).success,
        answers: (output) =>
          outputSchema === undefined || (outputSchema as z.ZodType).safeParse(output).success,
      },
    ];
  }
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) => collect(child, [...path, name]));
}

/** The fields of an input that hold an id, as paths ('data.planId'); each once, whatever union it stands in. */
export function idFields(schema: JsonSchema | null, prefix = ''): string[] {
  if (schema === null) return [];
  const here = schema.format === 'uuid' ? [prefix] : [];
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
    idFields(child, prefix === '' ? name : `${prefix}.${name}`),
  );
  const items = schema.items === undefined ? [] : idFields(schema.items, `${prefix}[]`);
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(
    (child) => idFields(child, prefix),
  );
  return [...new Set([...here, ...below, ...items, ...variants])];
}

/** Sets a value at a path of `idFields` ('data.planId', 'ids[]'), in a copy. */
export function withValue(
  input: Record<string, unknown>,
  path: string,
  value: string,
): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  const list = name.slice(0, -2);
  if (rest.length === 0 && name.endsWith('[]')) return { ...input, [list]: [value] };
  if (name.endsWith('[]')) {
    const [first = {}] = (input[list] ?? []) as Record<string, unknown>[];
    return { ...input, [list]: [withValue(first, rest.join('.'), value)] };
  }
  if (rest.length === 0) return { ...input, [name]: value };
  return { ...input, [name]: withValue((input[name] ?? {}) as never, rest.join('.'), value) };
}

/** How a procedure is called over HTTP with an input: path parameters filled in, the rest as query or body; a file is the body. */
export function toRequest(
  procedure: ContractProcedure,
  input: Record<string, unknown>,
): { method: string; path: string; body: unknown } {
  const rest = { ...input };
  const path = procedure.path.replace(/\{\+?(\w+)\}/g, (_whole, name: string) => {
    const value = String(rest[name] ?? 'garbage');
    delete rest[name];
    return encodeURIComponent(value);
  });
  const file = FILE_CALLS[procedure.name];
  const isInAddress = procedure.method === 'GET' || file !== undefined;
  const sent = file === undefined ? undefined : (rest[file.field] ?? new Uint8Array());
  if (file !== undefined) delete rest[file.field];
  if (!isInAddress) return { method: procedure.method, path, body: rest };
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return {
    method: procedure.method,
    path: query.size === 0 ? path : `${path}?${query.toString()}`,
    body: sent,
  };
}

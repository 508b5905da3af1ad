import {
  contract,
  FILE_CALLS,
  isReadCall,
  type ListedFunction,
  viewAsAccess,
  viewAsOperationAccess,
} from '@answerscope/contract';
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import { exampleInput, type InputSchema } from './example-input.rules.ts';

/** The field by which an operation names its user. */
const USER_FIELD = 'userId';

/** Every call of the contract; one that holds several operations is each of them. */
export function listFunctions(): ListedFunction[] {
  return proceduresOf(contract, []).flatMap(describe);
}

/**
 * The functions as one administrator is shown them: what reads, and what is about the caller's own account, names theirs.
 * What administrators do to an account never does.
 */
export function ownFunctions(functions: readonly ListedFunction[], userId: string): ListedFunction[] {
  return functions.map((one) => {
    if (one.example === null || (one.name.startsWith('admin.') && one.kind === 'write')) return one;
    const input = JSON.parse(one.example) as Record<string, unknown>;
    if (!(USER_FIELD in input)) return one;
    return { ...one, example: asText({ ...input, [USER_FIELD]: userId }) };
  });
}

interface Named {
  name: string;
  procedure: AnyContractProcedure;
}

function proceduresOf(node: unknown, path: string[]): Named[] {
  if (isContractProcedure(node)) return [{ name: path.join('.'), procedure: node }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) => proceduresOf(child, [...path, name]));
}

function describe({ name, procedure }: Named): ListedFunction[] {
  const { route, inputSchema } = procedure['~orpc'];
  const schema =
    inputSchema === undefined
      ? null
      : (z.toJSONSchema(inputSchema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as InputSchema);
  const method = (route.method ?? 'POST') as ListedFunction['method'];
  const operations = (schema?.oneOf ?? []).flatMap((variant) => {
    const operation = variant.properties?.operation?.const;
    return typeof operation === 'string' ? [{ operation, variant }] : [];
  });
  const whole = { method, path: route.path ?? '', summary: route.summary ?? '' };
  if (operations.length === 0)
    return [{ ...whole, name, ...accessOf({ name, method }, undefined), ...inputOf(name, schema) }];
  return operations.map(({ operation, variant }) => ({
    ...whole,
    name: `${name}:${operation}`,
    ...accessOf({ name, method }, { operation }),
    ...inputOf(`${name}:${operation}`, variant),
  }));
}

function accessOf(
  call: { name: string; method: string },
  input: unknown,
): Pick<ListedFunction, 'kind' | 'view_as'> {
  const ofCall = viewAsAccess(call);
  const access = ofCall === 'by_operation' ? viewAsOperationAccess(call, input) : ofCall;
  return {
    kind: isReadCall(call, input) ? 'read' : 'write',
    view_as: access === 'by_operation' ? 'read_only' : access,
  };
}

function inputOf(
  name: string,
  schema: InputSchema | null,
): Pick<ListedFunction, 'example' | 'file_field' | 'optional_fields'> {
  const file_field = FILE_CALLS[name]?.field ?? null;
  if (schema === null) return { example: null, file_field, optional_fields: [] };
  const required = new Set(schema.required ?? []);
  const optional_fields = Object.keys(schema.properties ?? {}).filter(
    (field) => !required.has(field) && field !== file_field,
  );
  const { [file_field ?? '']: _file, ...example } = exampleInput(name, schema);
  return { example: asText(example), file_field, optional_fields };
}

const asText = (value: unknown) => JSON.stringify(value, null, 2);

import { contract } from '@answerscope/contract';
import { isContractProcedure, type OpenAPI } from '@orpc/contract';
import type { z } from 'zod';
import { exampleOf } from './made-example.ts';

type Media = { example?: unknown; examples?: Record<string, { value: unknown }> };
type Parameter = { name: string; in: string; example?: unknown };

/** Puts examples made from the contract beside the parameters, the body and the answer of an operation. */
export function addExamples(operation: OpenAPI.OperationObject): void {
  const { input, output } = schemasOf(operation.operationId ?? '');
  const parameters = (operation.parameters ?? []) as Parameter[];
  if (input !== undefined) {
    setExample(operation.requestBody, input, new Set(parameters.map(({ name }) => name)));
    const whole = parameters.length === 0 ? {} : (exampleOf(input) as Record<string, unknown>);
    for (const parameter of parameters)
      if (whole[parameter.name] !== undefined && whole[parameter.name] !== null)
        parameter.example = whole[parameter.name];
  }
  if (output === undefined) return;
  for (const status of ['200', '202']) setExample(operation.responses?.[status], output);
}

function schemasOf(name: string): { input?: z.ZodType; output?: z.ZodType } {
  const procedure = name.split('.').reduce<unknown>((at, part) => Reflect.get(Object(at), part), contract);
  if (!isContractProcedure(procedure)) return {};
  const { inputSchema, outputSchema } = procedure['~orpc'];
  return { input: inputSchema as z.ZodType, output: outputSchema as z.ZodType };
}

/** One example; of several operations behind one address, one each. */
function setExample(
  holder: object | undefined,
  schema: z.ZodType,
  besides: ReadonlySet<string> = new Set(),
): void {
  const { content } = (holder ?? {}) as { content?: Record<string, Media> };
  const media = content?.['application/json'];
  if (media === undefined) return;
  const { discriminator, options } = schema.def as { discriminator?: string; options?: z.ZodType[] };
  if (discriminator === undefined) media.example = without(exampleOf(schema), besides);
  else
    media.examples = Object.fromEntries(
      (options ?? []).map((option) => {
        const value = exampleOf(option) as Record<string, unknown>;
        return [String(value[discriminator]), { value }];
      }),
    );
}

/** Fields of the path stand nowhere else. */
function without(example: unknown, names: ReadonlySet<string>): unknown {
  if (names.size === 0 || typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(Object.entries(example).filter(([name]) => !names.has(name)));
}

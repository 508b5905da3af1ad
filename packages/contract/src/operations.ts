import { z } from 'zod';
import * as messages from './admin-messages.ts';
import { anyNames } from './list-max.ts';

/** One of several operations behind one address. */
export type Operation = {
  /** A read changes nothing and leaves no audit row. */
  kind: 'read' | 'write';
  /** Whom it is about: a user who must be named, the caller, who may be, or anybody. */
  of: 'user' | 'caller' | 'anybody';
  output: z.ZodType;
} & (
  | { data: z.ZodType; fields?: never }
  /** What it is sent stands beside its name, each under a name of its own. */
  | { fields: z.ZodRawShape; data?: never }
);

/** What an operation is sent besides its name and its user. */
type Sent<One extends Operation> = One extends { fields: infer Fields extends z.ZodRawShape }
  ? [keyof Fields] extends [never]
    ? unknown
    : z.output<z.ZodObject<Fields>>
  : One extends { data: infer Data extends z.ZodType }
    ? { data: z.output<Data> }
    : never;

/** Operations by their names. */
export type OperationShapes = Record<string, Operation>;

/** What is sent for one operation: its name, its user and its data. */
export type OperationInput<
  All extends OperationShapes,
  Name extends keyof All & string = keyof All & string,
> = {
  [One in Name]: {
    operation: One;
    userId: All[One]['of'] extends 'user' ? string : string | undefined;
  } & Sent<All[One]>;
}[Name];

/** What an operation answers. */
export type OperationOutput<
  All extends OperationShapes,
  Name extends keyof All & string = keyof All & string,
> = {
  [One in Name]: { success: true; operation: One; data: z.output<All[One]['output']> };
}[Name];

/** Operations behind one address, as contract, server and client share them. */
export interface Operations<All extends OperationShapes> {
  shapes: All;
  names: (keyof All & string)[];
  /** One body per operation, told apart by its name. */
  input: z.ZodType<OperationInput<All>, OperationInput<All>>;
  output: z.ZodType<OperationOutput<All>, OperationOutput<All>>;
}

/**
 * Declares operations that share an address: `{ operation, userId, data }` goes in, or fields of its own in the place of
 * `data`; `{ success, operation, data }` comes out, each typed by its name. Data that an operation does not need may be
 * left out.
 * @param beside what every answer says besides its data
 */
export function operations<const All extends OperationShapes>(
  shapes: All,
  beside: z.ZodRawShape = {},
): Operations<All> {
  const names = Object.keys(shapes) as (keyof All & string)[];
  const inputs = names.map((name) => {
    const { of, data, fields } = shapes[name] as Operation;
    const userId = of === 'user' ? z.uuid(messages.nameAUser) : z.uuid(messages.nameAUser).optional();
    return z.strictObject({ operation: z.literal(name), userId, ...(fields ?? { data }) });
  });
  const outputs = names.map((name) =>
    z.object({
      success: z.literal(true),
      operation: z.literal(name),
      data: (shapes[name] as Operation).output,
      ...beside,
    }),
  );
  return {
    shapes,
    names,
    input: oneOf(inputs) as unknown as Operations<All>['input'],
    output: oneOf(outputs) as unknown as Operations<All>['output'],
  };
}

function oneOf(variants: z.ZodObject[]) {
  const [first, ...others] = variants;
  if (first === undefined) throw new Error('there is no operation');
  return z.discriminatedUnion('operation', [first, ...others]);
}

/** The data of an operation that needs none. */
export const NoData = z.strictObject({}).prefault({});

/** Anything that stood in a row before or after a change. */
export const AnyState = z.union([anyNames(z.unknown(), 100), z.null()]);

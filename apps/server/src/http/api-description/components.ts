import * as contract from '@answerscope/contract';
import type { AnySchema } from '@orpc/contract';
import type { ConditionalSchemaConverter, SchemaConvertOptions } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { z } from 'zod';

export type JsonObject = Record<string, unknown>;
type Direction = SchemaConvertOptions['strategy'];
/** A named shape as it is sent or as it is answered: 'output:Keyword'. */
type Form = `${Direction}:${string}`;

const PLACE = '#/components/schemas/';
/** Names the shape of a whole input, which may still be split into path, query and body. */
const MARK = 'x-component';

/** Exports whose component has another name. */
const RENAMED: Readonly<Record<string, string>> = { WireError: 'Error', ServerEvent: 'Event' };

const NAMES: ReadonlyMap<unknown, string> = new Map([...exportedShapes(), ...resourceShapes()]);

/** Converts schemas of the contract. Each shape with a name is converted once, and referred to wherever it stands. */
export class ComponentConverter implements ConditionalSchemaConverter {
  readonly #forms = new Map<Form, [required: boolean, shape: JsonObject]>();
  #isWholeInput = false;
  readonly #converter = new ZodToJsonSchemaConverter({
    interceptors: [
      ({ schema, options: { strategy }, next }) => {
        const isWholeInput = this.#isWholeInput;
        this.#isWholeInput = false;
        const name = NAMES.get(schema);
        if (name === undefined) return next();
        if (isWholeInput) {
          const [required, shape] = next() as [boolean, JsonObject];
          return [required, { ...shape, [MARK]: name } as object];
        }
        const form: Form = `${strategy}:${name}`;
        const known = this.#forms.get(form) ?? (next() as [boolean, JsonObject]);
        this.#forms.set(form, known);
        return [known[0], { $ref: PLACE + form }];
      },
    ],
  });

  condition(schema: AnySchema | undefined): boolean {
    return this.#converter.condition(schema);
  }

  convert(schema: AnySchema | undefined, options: SchemaConvertOptions) {
    this.#isWholeInput = options.strategy === 'input';
    return this.#converter.convert(schema, options);
  }

  /** A reference to the shape of a body; `isPart` where its path has taken some of the fields. */
  nameBody(body: JsonObject, isPart: boolean): JsonObject {
    const { [MARK]: mark, ...shape } = body;
    if (typeof mark !== 'string') return body;
    const form: Form = `input:${isPart ? `${mark}Body` : mark}`;
    this.#forms.set(form, [true, shape]);
    return { $ref: PLACE + form };
  }

  /** Resolves a reference to its shape; anything else is returned unchanged. */
  resolve(schema: JsonObject): JsonObject {
    const form = String(schema.$ref ?? '').slice(PLACE.length) as Form;
    return this.#forms.get(form)?.[1] ?? schema;
  }

  /**
   * Gives every shape its final name. One that is sent in another form than it is answered gets `…Input` for the form
   * that is sent.
   */
  finish<Parts extends object>(parts: Parts): { parts: Parts; schemas: JsonObject } {
    const differing = this.#differingNames();
    const nameOf = (form: string) => {
      const { direction, name } = partsOf(form);
      return direction === 'input' && differing.has(name) ? `${name}Input` : name;
    };
    const shapes = [...this.#forms].map(([form, [, shape]]) => [nameOf(form), shape] as const);
    shapes.sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      parts: finished(parts, nameOf) as Parts,
      schemas: finished(Object.fromEntries(shapes), nameOf) as JsonObject,
    };
  }

  /** Names with two forms that differ, in themselves or in a shape that they hold. */
  #differingNames(): ReadonlySet<string> {
    const pairs = [...this.#forms].flatMap(([form, [, sent]]) => {
      const { direction, name } = partsOf(form);
      const answered = this.#forms.get(`output:${name}`)?.[1];
      return direction === 'input' && answered !== undefined ? [{ name, sent, answered }] : [];
    });
    const differing = new Set<string>();
    for (let before = -1; before < differing.size; ) {
      before = differing.size;
      const nameOf = (form: string) => (differing.has(partsOf(form).name) ? form : partsOf(form).name);
      for (const { name, sent, answered } of pairs)
        if (JSON.stringify(finished(sent, nameOf)) !== JSON.stringify(finished(answered, nameOf)))
          differing.add(name);
    }
    return differing;
  }
}

function partsOf(form: string): { direction: string; name: string } {
  const [direction = '', name = ''] = form.split(':');
  return { direction, name };
}

/** With final references, and without JavaScript's own bounds of integers, which say nothing of a field. */
function finished(node: unknown, nameOf: (form: string) => string): unknown {
  if (Array.isArray(node)) return node.map((entry) => finished(entry, nameOf));
  if (typeof node !== 'object' || node === null) return node;
  const result: JsonObject = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string' && value.startsWith(PLACE) && value.includes(':'))
      result[key] = PLACE + nameOf(value.slice(PLACE.length));
    else if (!isIntegerBound(key, value)) result[key] = finished(value, nameOf);
  }
  return result;
}

function isIntegerBound(key: string, value: unknown): boolean {
  return (
    (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
    (key === 'maximum' && value === Number.MAX_SAFE_INTEGER)
  );
}

function exportedShapes(): [unknown, string][] {
  return Object.entries(contract).flatMap(([name, value]): [unknown, string][] =>
    /^[A-Z]/.test(name) && isShape(value) ? [[value, RENAMED[name] ?? name]] : [],
  );
}

function resourceShapes(): [unknown, string][] {
  return Object.entries(contract.RESOURCES).flatMap(([name, { row, write, update, listed }]) => {
    const one = toPascalCase(name).replace(/(ie)?s$/, (_end, ie) => (ie ? 'y' : ''));
    return [
      [row, `${one}Record`],
      [write, `${one}Values`],
      [update, `${one}Change`],
      [listed, `${one}Page`],
    ];
  });
}

/** Objects, choices between words, and unions; a text or a list is as clear without a name. */
function isShape(value: unknown): boolean {
  const type = (value as Partial<z.ZodType> | null)?.def?.type;
  return type === 'object' || type === 'enum' || type === 'union';
}

function toPascalCase(name: string): string {
  return name.replace(/(?:^|_)(\w)/g, (_start, letter: string) => letter.toUpperCase());
}

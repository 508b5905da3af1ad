import { ERROR_FIELDS_MAX, issueMessage, validationError } from '@answerscope/contract';
import { z } from 'zod';
import { type FieldIssue, fieldMessages } from './field-issues.ts';
import * as messages from './messages.ts';

type Path = readonly (string | number)[];
type Schema = z.core.$ZodType;

/** Looks at one value; what it finds wrong goes into the list, which is looked at no further once it is full. */
type Look = (value: unknown, path: Path, found: FieldIssue[]) => void;

/** Refuses an input that is too much to be judged. @throws VALIDATION_ERROR */
export type Bounds = (input: unknown) => void;

/**
 * What is refused of an input before the contract judges it, at a cost that does not grow with what was sent: first
 * fields that nobody knows, lists that are too long and objects of too many names; then, of long lists, entries that are not what they should be,
 * until there are as many as a refusal names. What the contract is left to judge can then be wrong in few ways only.
 */
export function boundsOf(schema: Schema): Bounds {
  const looks = [lookAtSizes(schema), lookAtEntries(schema)];
  return (input) => {
    for (const look of looks) {
      const found: FieldIssue[] = [];
      look(input, [], found);
      if (found.length > 0) throw validationError(fieldMessages(found));
    }
  };
}

/** Fields that nobody knows, and lists and objects of any names with too many entries. */
function lookAtSizes(schema: Schema): Look {
  return walk(schema, {
    ofObject: (fields, below) => {
      const isKnown = new Set(fields.keys());
      return (value, path, found) => {
        const keys: string[] = [];
        for (const key in value) {
          if (found.length + keys.length >= ERROR_FIELDS_MAX) break;
          if (!isKnown.has(key)) keys.push(key);
        }
        if (keys.length > 0) found.push({ code: 'unrecognized_keys', path, keys, message: '' });
        below(value, path, found);
      };
    },
    ofList: (list, below) => {
      const [most] = (list._zod.def.checks ?? [])
        .map((check) => check._zod.def)
        .filter((check): check is z.core.$ZodCheckMaxLengthDef => check.check === 'max_length');
      return (value, path, found) => {
        if (most === undefined || value.length <= most.maximum) return below(value, path, found);
        const { maximum } = most;
        const issue: z.core.$ZodRawIssue = { code: 'too_big', origin: 'array', maximum, input: value };
        const said = (most.error as z.core.$ZodErrorMap | undefined)?.(issue);
        const own = typeof said === 'string' ? said : said?.message;
        found.push({ path, message: own ?? issueMessage(issue) });
      };
    },
    ofRecord: (record) => {
      const { maxProperties } = z.globalRegistry.get(record) ?? {};
      return (value, path, found) => {
        if (typeof maxProperties !== 'number' || Object.keys(value).length <= maxProperties) return;
        found.push({ path, message: messages.tooManyEntries({ max: maxProperties }) });
      };
    },
  });
}

/** Of a list that is longer than what a refusal names: what is wrong with its entries. */
function lookAtEntries(schema: Schema): Look {
  return walk(schema, {
    ofObject: (_fields, below) => below,
    ofList: (list, below) => {
      const { element } = list._zod.def;
      return (value, path, found) => {
        if (value.length <= ERROR_FIELDS_MAX) return below(value, path, found);
        for (const [at, entry] of value.entries()) {
          if (found.length >= ERROR_FIELDS_MAX) return;
          for (const issue of z.safeParse(element, entry, { error: issueMessage }).error?.issues ?? [])
            found.push({ ...issue, path: [...path, at, ...issue.path.map(String)] });
        }
      };
    },
    ofRecord: () => () => undefined,
  });
}

type Below<Value> = (value: Value, path: Path, found: FieldIssue[]) => void;

interface Visitor {
  ofObject(fields: Map<string, Look>, below: Below<Record<string, unknown>>): Below<Record<string, unknown>>;
  ofList(list: z.core.$ZodArray, below: Below<readonly unknown[]>): Below<readonly unknown[]>;
  ofRecord(record: z.core.$ZodRecord): Below<Record<string, unknown>>;
}

/** A look at everything of a schema that can hold more than one value. What has another form is left to the contract. */
function walk(schema: Schema, visitor: Visitor): Look {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const fields = new Map(
        Object.entries(def.shape).map(([name, field]) => [name, walk(field as Schema, visitor)]),
      );
      const at = visitor.ofObject(fields, (value, path, found) => {
        for (const [name, look] of fields) look(value[name], [...path, name], found);
      });
      return (value, path, found) => {
        if (isObject(value)) at(value, path, found);
      };
    }
    case 'array': {
      const look = walk(def.element, visitor);
      const at = visitor.ofList(schema as z.core.$ZodArray, (value, path, found) => {
        for (const [index, entry] of value.entries()) {
          if (found.length >= ERROR_FIELDS_MAX) return;
          look(entry, [...path, index], found);
        }
      });
      return (value, path, found) => {
        if (Array.isArray(value)) at(value, path, found);
      };
    }
    case 'record': {
      const at = visitor.ofRecord(schema as z.core.$ZodRecord);
      return (value, path, found) => {
        if (isObject(value)) at(value, path, found);
      };
    }
    case 'union':
      return walkUnion(def, visitor);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return walk(def.innerType, visitor);
    case 'pipe':
      return walk(def.in, visitor);
    default:
      return () => undefined;
  }
}

/** Of variants told apart by a field, the one that the value names. */
function walkUnion(def: z.core.$ZodUnionDef & { discriminator?: string }, visitor: Visitor): Look {
  const { discriminator } = def;
  if (discriminator === undefined) return () => undefined;
  const variants = def.options.map((option) => ({ option, look: walk(option, visitor) }));
  return (value, path, found) => {
    if (!isObject(value)) return;
    const named = variants.find(({ option }) =>
      option._zod.propValues?.[discriminator]?.has(value[discriminator] as string),
    );
    named?.look(value, path, found);
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

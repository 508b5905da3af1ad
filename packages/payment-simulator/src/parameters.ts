import type { FormValue } from './form.ts';
import { invalidRequest } from './stripe-error.ts';

/** What a parameter may hold. */
export type Kind =
  | { is: 'text' | 'integer' | 'decimal' | 'flag' | 'moment' | 'metadata' | 'anything' }
  | { is: 'choice'; of: readonly string[] }
  | { is: 'fields'; of: Spec }
  | { is: 'rows'; of: Kind }
  | { is: 'either'; of: readonly Kind[] };

/** The parameters that a call documents, by name. */
export type Spec = { readonly [name: string]: Kind };

export const text: Kind = { is: 'text' };
export const integer: Kind = { is: 'integer' };
export const decimal: Kind = { is: 'decimal' };
export const flag: Kind = { is: 'flag' };
export const moment: Kind = { is: 'moment' };
export const metadata: Kind = { is: 'metadata' };
/** Documented, and without effect here. */
export const anything: Kind = { is: 'anything' };
export const choice = (...of: string[]): Kind => ({ is: 'choice', of });
export const fields = (of: Spec): Kind => ({ is: 'fields', of });
export const rows = (of: Kind): Kind => ({ is: 'rows', of });
export const either = (...of: Kind[]): Kind => ({ is: 'either', of });

/** Read parameters: numbers and flags as such, null for what was sent empty, nothing for what was not sent. */
export type Params = { [name: string]: unknown };

/** Reads a form by what the call documents. @throws parameter_unknown, parameter_invalid_* as the API answers them */
export function readParams(form: { [name: string]: FormValue }, spec: Spec, at = ''): Params {
  const read: Params = {};
  for (const [name, value] of Object.entries(form)) {
    const param = at === '' ? name : `${at}[${name}]`;
    const kind = spec[name];
    if (kind === undefined)
      throw invalidRequest(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
    read[name] = readValue(value, kind, param);
  }
  return read;
}

function readValue(value: FormValue, kind: Kind, param: string): unknown {
  if (value === '') return null;
  switch (kind.is) {
    case 'anything':
      return value;
    case 'metadata':
      return readMetadata(value, param);
    case 'fields':
      if (typeof value === 'string') throw invalidRequest('Invalid object', param);
      return readParams(value, kind.of, param);
    case 'rows':
      if (typeof value === 'string') throw invalidRequest('Invalid array', param);
      return Object.entries(value).map(([at, row]) => readValue(row, kind.of, `${param}[${at}]`));
    case 'either':
      return readEither(value, kind.of, param);
    default:
      if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${param}`, param);
      return readText(value, kind, param);
  }
}

function readText(value: string, kind: Kind, param: string): unknown {
  switch (kind.is) {
    case 'integer':
    case 'moment':
      if (!/^-?\d{1,12}$/.test(value))
        throw invalidRequest(`Invalid integer: ${value}`, param, 'parameter_invalid_integer');
      return Number(value);
    case 'decimal':
      if (!/^\d{1,9}(\.\d{1,12})?$/.test(value)) throw invalidRequest(`Invalid decimal: ${value}`, param);
      return Number(value);
    case 'flag':
      if (value !== 'true' && value !== 'false') throw invalidRequest(`Invalid boolean: ${value}`, param);
      return value === 'true';
    case 'choice':
      if (!kind.of.includes(value))
        throw invalidRequest(`Invalid ${param}: must be one of ${kind.of.join(', ')}`, param);
      return value;
    default:
      return value;
  }
}

function readEither(value: FormValue, kinds: readonly Kind[], param: string): unknown {
  let refusal: unknown;
  for (const kind of kinds) {
    try {
      return readValue(value, kind, param);
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}

function readMetadata(value: FormValue, param: string): { [name: string]: string } {
  if (typeof value === 'string') throw invalidRequest('Invalid object', param);
  const entries = Object.entries(value);
  if (
    entries.length > 50 ||
    entries.some(([name, one]) => typeof one !== 'string' || name.length > 40 || one.length > 500)
  )
    throw invalidRequest('Metadata holds at most 50 keys of 40 characters with 500 characters each', param);
  return Object.fromEntries(entries) as { [name: string]: string };
}

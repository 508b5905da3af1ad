import type { Desk } from '../desk.ts';
import { type Base, listOf } from '../objects.ts';
import { fields, integer, type Kind, moment, type Params, rows, type Spec, text } from '../parameters.ts';
import { newestFirst, type RowOf, type Table, type TableName } from '../state.ts';
import { invalidRequest, noSuch } from '../stripe-error.ts';

/** One address of the API. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  /** '/v1/customers/:id': what begins with a colon is an id. */
  path: string;
  params: Spec;
  run(desk: Desk, asked: { id: string; params: Params }): unknown;
}

const between: Kind = fields({ gt: moment, gte: moment, lt: moment, lte: moment });

/** What every list takes. */
export const LIST: Spec = {
  limit: integer,
  starting_after: text,
  ending_before: text,
  created: between,
};

/** Rows of a table page by page, the newest first, as every list of the API is sent. */
export function page<Row extends Base>(
  table: Table<Row>,
  params: Params,
  { path, fits = () => true }: { path: string; fits?: (row: Row) => boolean },
) {
  const limit = params.limit === undefined || params.limit === null ? 10 : Number(params.limit);
  if (limit < 1 || limit > 100) throw invalidRequest('Invalid limit: must be 1 to 100', 'limit');
  const created = (params.created ?? {}) as { gt?: number; gte?: number; lt?: number; lte?: number };
  const all = newestFirst(
    table,
    (row) =>
      fits(row) &&
      row.created > (created.gt ?? Number.NEGATIVE_INFINITY) &&
      row.created >= (created.gte ?? Number.NEGATIVE_INFINITY) &&
      row.created < (created.lt ?? Number.POSITIVE_INFINITY) &&
      row.created <= (created.lte ?? Number.POSITIVE_INFINITY),
  );
  const after = params.starting_after;
  const before = params.ending_before;
  const at = (id: unknown, name: string) => {
    const found = all.findIndex((row) => row.id === id);
    if (found === -1) throw noSuch('object', String(id), name);
    return found;
  };
  if (typeof before === 'string') {
    const end = at(before, 'ending_before');
    return listOf(all.slice(Math.max(0, end - limit), end), path, end - limit > 0);
  }
  const from = typeof after === 'string' ? at(after, 'starting_after') + 1 : 0;
  return listOf(all.slice(from, from + limit), path, all.length > from + limit);
}

/** The call that lists a table: the rows that have what was asked for in the fields `by`, and that fit. */
export function list<Name extends TableName>(
  path: string,
  name: Name,
  {
    params = {},
    by = [],
    fits = () => true,
  }: {
    params?: Spec;
    by?: readonly (keyof RowOf<Name> & string)[];
    fits?: (row: RowOf<Name>, asked: Params) => boolean;
  } = {},
): Call {
  const isAsked = (asked: Params) => (row: RowOf<Name>) =>
    by.every((field) => row[field] === given<unknown>(asked, field, row[field])) && fits(row, asked);
  return {
    method: 'GET',
    path,
    params: { ...LIST, ...params },
    run: (desk, { params: asked }) =>
      page(desk.state[name] as Table<RowOf<Name>>, asked, { path, fits: isAsked(asked) }),
  };
}

/** The call that sends one row of a table. */
export const retrieve = (path: string, name: TableName, what: string): Call => ({
  method: 'GET',
  path: `${path}/:id`,
  params: {},
  run: (desk, { id }) => find<Base>(desk.state[name], id, what),
});

/** A row that somebody asks for. @throws resource_missing */
export function find<Row extends Base>(table: Table<Row>, id: unknown, what: string, param = 'id'): Row {
  const row = table[String(id)];
  if (row === undefined) throw noSuch(what, String(id), param);
  return row;
}

/** A parameter that must be there. @throws parameter_missing */
export function required<Value>(params: Params, name: string): Value {
  const value = params[name];
  if (value === undefined || value === null)
    throw invalidRequest(`Missing required param: ${name}.`, name, 'parameter_missing');
  return value as Value;
}

/** A parameter, or what is so without it. */
export function given<Value>(params: Params, name: string, otherwise: Value): Value {
  const value = params[name];
  return value === undefined || value === null ? otherwise : (value as Value);
}

/** What every call takes. */
export const EXPAND: Spec = { expand: rows(text) };

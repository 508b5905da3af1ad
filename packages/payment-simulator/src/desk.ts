import { type AnyObject, nextId, type RowOf, type State, type Table, type TableName } from './state.ts';

/** What everything that changes the account works with. */
export interface Desk {
  state: State;
  /** Where the hosted pages stand. */
  readonly baseUrl: string;
  /** The simulated time, in seconds since 1970. */
  now(): number;
  /** Records that something happened to an object as it is now, and tells the webhooks. */
  emit(type: string, object: AnyObject): void;
}

/** What a new object begins with. */
export function newBase(desk: Desk, prefix: string): { id: string; created: number } {
  return { id: nextId(desk.state, prefix), created: desk.now() };
}

/** Adds a row to a table, and says so by an event where one is sent. */
export function keep<Name extends TableName>(
  desk: Desk,
  name: Name,
  event: string | null,
  row: RowOf<Name>,
): RowOf<Name> {
  (desk.state[name] as Table<RowOf<Name>>)[row.id] = row;
  if (event !== null) desk.emit(event, row);
  return row;
}

/** A row that must be there: the account refers to it. */
export function get<Row>(table: { [id: string]: Row }, id: string): Row {
  const row = table[id];
  if (row === undefined) throw new Error(`the simulator has lost ${id}`);
  return row;
}

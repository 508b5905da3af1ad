import type { AnyObject } from './objects.ts';
import { nextId, type State } from './state.ts';

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

/** A row that must be there: the account refers to it. */
export function get<Row>(table: { [id: string]: Row }, id: string): Row {
  const row = table[id];
  if (row === undefined) throw new Error(`the simulator has lost ${id}`);
  return row;
}

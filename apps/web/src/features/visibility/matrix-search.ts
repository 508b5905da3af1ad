import { CHANNELS, type Channel } from '@answerscope/contract';
import { id, oneOf, searchReader } from '../../lib/search-codec.ts';

/** What advanced testing shows besides the list's own filters; it is in the address. */
export interface MatrixSearch {
  /** The check whose matrix is shown; without one, keywords are chosen. */
  run?: string;
  /** The cell whose answers are open. */
  keyword?: string;
  channel?: Channel;
}

/** Reads what is shown from an address; anything else in it is dropped. */
export const toMatrixSearch: (address: Record<string, unknown>) => MatrixSearch = searchReader({
  run: id,
  keyword: id,
  channel: oneOf(CHANNELS),
});

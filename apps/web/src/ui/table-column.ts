import type { ReactNode } from 'react';

/** A column of a table, for the head, the rows and a phone's list. */
export interface Column<Row> {
  key: string;
  header: string;
  /** Null: there is nothing to say; a phone then leaves the line out. */
  cell: (row: Row) => ReactNode;
  /** Numbers end at the right edge. */
  align?: 'end';
  width?: string;
  /** The name of the row: first on a phone, and where the row's link belongs (see rowLink). */
  isMain?: boolean;
  /** The header is heard but not seen: for a column of buttons. */
  hidesHeader?: boolean;
  /** What it says needs no name beside it on a phone. */
  isBareOnPhone?: boolean;
  /** Two such short values share a line on a phone. */
  isHalfOnPhone?: boolean;
  /** The server can sort by this; its name there. */
  sortBy?: string;
  /** It is sorted by time: newest and oldest first, not A to Z. */
  isTime?: boolean;
  /** It is sorted by number: lowest and highest first. */
  isNumber?: boolean;
  /** What its two orders are called where they are none of these. */
  orderWords?: Record<Sort['direction'], string>;
}

/** The order of the rows, as the server was asked for it. */
export interface Sort {
  by: string;
  direction: 'asc' | 'desc';
}

/** The rows of the page as one choice. */
export interface WholePage {
  share: 'all' | 'some' | 'none';
  isDisabled: boolean;
  onChange: (isSelected: boolean) => void;
}

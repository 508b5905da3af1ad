/** A character written as an entity: its place and length in the text, and its length in the source. */
export interface WrittenWide {
  at: number;
  units: number;
  width: number;
}

/** A run of visible text; it stands at `[start, end)` in the source, in UTF-16 code units; -1 where it stands nowhere. */
export interface TextNode {
  type: 'text';
  text: string;
  start: number;
  end: number;
  /** What is longer in the source than in the text, in order. */
  wide: readonly WrittenWide[];
}

export type InlineNode =
  | TextNode
  | { type: 'break' }
  | { type: 'code'; children: TextNode[] }
  | { type: 'strong' | 'emphasis' | 'strike'; children: InlineNode[] }
  | { type: 'link'; url: string; children: InlineNode[] };

export interface ListItem {
  start: number;
  children: BlockNode[];
}

/** Inline content of a table cell; a row may have more cells than the head. */
export type Cell = InlineNode[];

/** `start` is the block's place in the source: unique among its siblings. */
export type BlockNode = { start: number } & (
  | { type: 'paragraph'; children: InlineNode[] }
  | { type: 'heading'; level: number; children: InlineNode[] }
  | { type: 'list'; isOrdered: boolean; first: number; items: ListItem[] }
  | { type: 'quote'; children: BlockNode[] }
  | { type: 'code-block'; lines: TextNode[] }
  | { type: 'table'; head: Cell[]; rows: Cell[][] }
  | { type: 'rule' }
  /** Too large to be laid out: the whole source as it was written. */
  | { type: 'verbatim'; text: TextNode }
);

/** A line of the source without its container's marks; `start` is where `text` begins in the source. */
export interface Line {
  text: string;
  start: number;
}

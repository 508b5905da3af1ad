/** A run of visible text; `start` is where it stands in the source, in UTF-16 code units. */
export interface TextNode {
  type: 'text';
  text: string;
  start: number;
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

/** Inline content of a table cell. */
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
);

/** A line of the source without its container's marks; `start` is where `text` begins in the source. */
export interface Line {
  text: string;
  start: number;
}

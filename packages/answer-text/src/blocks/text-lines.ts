import type { BlockNode, InlineNode, TextNode } from './block-tree.ts';
import { separator, sliceText } from './text-node.ts';

/** The blocks as lines of text without layout: the cells of a row are parted by ` · `, which stands nowhere in the source. */
export function textLines(blocks: readonly BlockNode[]): TextNode[][] {
  return linesOf(blocks, textOf);
}

/** As textLines, without citation marks such as `[1][5]`. */
export function textLinesWithoutMarks(blocks: readonly BlockNode[]): TextNode[][] {
  return linesOf(blocks, (nodes) => textOf(nodes).flatMap(withoutMarks));
}

/** As textLinesWithoutMarks, and without links in round brackets of their own: so assistants name their sources. */
export function textLinesWithoutSources(blocks: readonly BlockNode[]): TextNode[][] {
  return linesOf(blocks, (nodes) => textOf(withoutSources(nodes)).flatMap(withoutMarks));
}

/** Numbers of sources in square brackets, as Perplexity writes them, with the space before them. */
const CITATION_MARKS = / ?(?:\[\^?\d{1,3}\])+/g;

function withoutMarks(node: TextNode): TextNode[] {
  const kept: TextNode[] = [];
  let from = 0;
  for (const { 0: marks, index } of node.text.matchAll(CITATION_MARKS)) {
    if (index > from) kept.push(sliceText(node, from, index));
    from = index + marks.length;
  }
  if (from === 0) return [node];
  return from < node.text.length ? [...kept, sliceText(node, from, node.text.length)] : kept;
}

type ReadInline = (nodes: readonly InlineNode[]) => TextNode[];

function linesOf(blocks: readonly BlockNode[], read: ReadInline): TextNode[][] {
  return blocks.flatMap((block) => linesOfBlock(block, read));
}

function linesOfBlock(block: BlockNode, read: ReadInline): TextNode[][] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [read(block.children)];
    case 'list':
      return block.items.flatMap((item) => linesOf(item.children, read));
    case 'quote':
      return linesOf(block.children, read);
    case 'code-block':
      return block.lines.map((line) => [line]);
    case 'table':
      return [block.head, ...block.rows].map((row) =>
        row.flatMap((cell, index) => (index === 0 ? read(cell) : [separator(' · '), ...read(cell)])),
      );
    case 'verbatim':
      return [[block.text]];
    case 'rule':
      return [];
  }
}

function textOf(nodes: readonly InlineNode[]): TextNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node];
    return node.type === 'break' ? [separator('\n')] : textOf(node.children);
  });
}

function withoutSources(nodes: readonly InlineNode[]): InlineNode[] {
  const kept: InlineNode[] = [];
  let isBehind = false;
  for (const [at, node] of nodes.entries()) {
    const before = kept.at(-1);
    const after = nodes[at + 1];
    if (node.type === 'link' && before?.type === 'text' && after?.type === 'text') {
      const opened = / ?\($/.exec(before.text);
      if (opened !== null && after.text.startsWith(')')) {
        kept[kept.length - 1] = sliceText(before, 0, opened.index);
        isBehind = true;
        continue;
      }
    }
    kept.push(isBehind && node.type === 'text' ? sliceText(node, 1, node.text.length) : node);
    isBehind = false;
  }
  return kept;
}

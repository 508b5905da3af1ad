import { type BlockNode, type Cell, type InlineNode, readBlocks } from '@answerscope/answer-text';
import { LANGUAGE, pathIn } from '@answerscope/contract';
import { type ReactNode, useMemo } from 'react';
import { OWN_SITE } from './own-site.ts';

/** The product's own Markdown as elements, never as HTML. */
export function MarkdownText({ text }: { text: string }) {
  const blocks = useMemo(() => readBlocks(text), [text]);
  return <Blocks blocks={blocks} />;
}

function Blocks({ blocks }: { blocks: readonly BlockNode[] }) {
  return blocks.map((block) => <Block key={block.start} block={block} />);
}

function Block({ block }: { block: BlockNode }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{inline(block.children)}</p>;
    case 'heading':
      return <h2>{inline(block.children)}</h2>;
    case 'list': {
      const items = block.items.map((item) => (
        <li key={item.start}>
          <Blocks blocks={item.children} />
        </li>
      ));
      return block.isOrdered ? <ol start={block.first}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'code-block':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard
        <pre tabIndex={0}>
          <code>{block.lines.map(({ text }) => text).join('\n')}</code>
        </pre>
      );
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} />
        </blockquote>
      );
    case 'rule':
      return <hr />;
    case 'verbatim':
      return <p>{block.text.text}</p>;
  }
}

function Table({ head, rows }: { head: readonly Cell[]; rows: readonly Cell[][] }) {
  return (
    <table>
      <thead>
        <tr>
          {keyed(head).map(([key, cell]) => (
            <th key={key}>{inline(cell)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(rows).map(([rowKey, row]) => (
          <tr key={rowKey}>
            {keyed(row).map(([key, cell]) => (
              <td key={key}>{inline(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inline(nodes: readonly InlineNode[]): ReactNode[] {
  return keyed(nodes).map(([key, node]) => <Inline key={key} node={node} />);
}

function Inline({ node }: { node: InlineNode }): ReactNode {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'break':
      return <br />;
    case 'code':
      return <code>{inline(node.children)}</code>;
    case 'strong':
      return <strong>{inline(node.children)}</strong>;
    case 'emphasis':
      return <em>{inline(node.children)}</em>;
    case 'strike':
      return <s>{inline(node.children)}</s>;
    case 'link':
      return <a href={addressOf(node.url)}>{inline(node.children)}</a>;
  }
}

const addressOf = (url: string) =>
  url.startsWith(`${OWN_SITE}/`) ? pathIn(LANGUAGE, url.slice(OWN_SITE.length)) : url;

/** Parts of a parsed text never move, so their place is their identity. */
function keyed<Item>(items: readonly Item[]): [string, Item][] {
  return items.map((item, index) => [String(index), item]);
}

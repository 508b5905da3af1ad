import {
  type BlockNode,
  type Cell,
  type InlineNode,
  readBlocks,
  type TextNode,
} from '@answerscope/answer-text';
import { type ReactNode, useMemo } from 'react';
import { hostsInWords } from '../../lib/host-in-words.ts';
import { cutAtSpans, type MarkedSpan } from './answer-spans.ts';
import styles from './answer-text.module.css';

interface AnswerTextProps {
  text: string;
  spans: readonly MarkedSpan[];
}

/** The assistant's markdown as elements, never as HTML, with the places that were judged marked in it. */
export function AnswerText({ text, spans }: AnswerTextProps) {
  const blocks = useMemo(() => readBlocks(text), [text]);
  return (
    <div className={styles.answer}>
      <Blocks blocks={blocks} spans={spans} />
    </div>
  );
}

function Blocks({ blocks, spans }: { blocks: readonly BlockNode[]; spans: readonly MarkedSpan[] }) {
  return blocks.map((block) => <Block key={block.start} block={block} spans={spans} />);
}

function Block({ block, spans }: { block: BlockNode; spans: readonly MarkedSpan[] }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{inline(block.children, spans)}</p>;
    case 'heading':
      return <h3 data-level={block.level}>{inline(block.children, spans)}</h3>;
    case 'list': {
      const items = block.items.map((item) => (
        <li key={item.start}>
          <Blocks blocks={item.children} spans={spans} />
        </li>
      ));
      return block.isOrdered ? <ol start={block.first}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} spans={spans} />
        </blockquote>
      );
    case 'code-block':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard
        <pre tabIndex={0}>
          <code>
            {block.lines.map((line) => (
              <span key={line.start}>
                {marked(line, spans)}
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
      );
    case 'table':
      return <Table head={block.head} rows={block.rows} spans={spans} />;
    case 'rule':
      return <hr />;
    case 'verbatim':
      return (
        <>
          <p className={styles.note}>
            This answer is too large to be laid out. It is shown as it was written.
          </p>
          <div className={styles.plain}>{marked(block.text, spans)}</div>
        </>
      );
  }
}

interface TableProps {
  head: Cell[];
  rows: Cell[][];
  spans: readonly MarkedSpan[];
}

function Table({ head, rows, spans }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard
    <section className={styles.tableFrame} tabIndex={0} aria-label="Table in the answer">
      <table>
        <thead>
          <tr>
            {keyed(head).map(([key, cell]) => (
              <th key={key}>{inline(cell, spans)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(([rowKey, row]) => (
            <tr key={rowKey}>
              {keyed(row).map(([key, cell]) => (
                <td key={key}>{inline(cell, spans)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function inline(nodes: readonly InlineNode[], spans: readonly MarkedSpan[]): ReactNode[] {
  return keyed(nodes).map(([key, node]) => <Inline key={key} node={node} spans={spans} />);
}

function Inline({ node, spans }: { node: InlineNode; spans: readonly MarkedSpan[] }): ReactNode {
  switch (node.type) {
    case 'text':
      return marked(node, spans);
    case 'break':
      return <br />;
    case 'code':
      return <code>{inline(node.children, spans)}</code>;
    case 'strong':
      return <strong>{inline(node.children, spans)}</strong>;
    case 'emphasis':
      return <em>{inline(node.children, spans)}</em>;
    case 'strike':
      return <s>{inline(node.children, spans)}</s>;
    case 'link':
      return (
        <a href={node.url} target="_blank" rel="noopener noreferrer nofollow">
          {inline(node.children, spans)}
        </a>
      );
  }
}

function marked(node: TextNode, spans: readonly MarkedSpan[]): ReactNode[] {
  return cutAtSpans(node, spans).map((piece) => {
    const { span } = piece;
    if (!span) return <span key={piece.start}>{hostsInWords(piece.text)}</span>;
    const isBegin = span.start >= node.start && piece.start <= span.start;
    return (
      <mark
        key={piece.start}
        id={isBegin ? span.id : undefined}
        className={lookOf(span)}
        title={span.explanation}
        data-undeclared={span.isUndeclared}
      >
        {hostsInWords(piece.text)}
      </mark>
    );
  });
}

function lookOf({ counted, isUndeclared }: MarkedSpan): string | undefined {
  if (isUndeclared) return styles.undeclared;
  return counted ? styles.counted : styles.rejected;
}

/** Parts of a parsed text never move, so their place is their identity. */
function keyed<Item>(items: readonly Item[]): [string, Item][] {
  return items.map((item, index) => [String(index), item]);
}

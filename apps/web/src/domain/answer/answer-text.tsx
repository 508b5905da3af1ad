import {
  type BlockNode,
  type Cell,
  type InlineNode,
  readBlocks,
  type TextNode,
} from '@answerscope/answer-text';
import { type ReactNode, useMemo } from 'react';
import { hostsInWords } from '../../lib/host-in-words.ts';
import { useServerWords } from '../../lib/use-server-words.ts';
import { cutAtSpans, type MarkedSpan, type TextPiece } from './answer-spans.ts';
import styles from './answer-text.module.css';
import type { MarkedStatement } from './marked-statements.ts';
import * as messages from './messages.ts';

/** What is marked in the text. */
interface Marks {
  spans: readonly MarkedSpan[];
  statements: readonly MarkedStatement[];
}

interface AnswerTextProps {
  text: string;
  spans: readonly MarkedSpan[];
  statements?: readonly MarkedStatement[];
}

const NO_STATEMENTS: readonly MarkedStatement[] = [];

/** The assistant's markdown as elements, never as HTML, with the places that were judged marked in it. */
export function AnswerText({ text, spans, statements = NO_STATEMENTS }: AnswerTextProps) {
  const blocks = useMemo(() => readBlocks(text), [text]);
  return (
    <div className={styles.answer}>
      <Blocks blocks={blocks} marks={{ spans, statements }} />
    </div>
  );
}

function Blocks({ blocks, marks }: { blocks: readonly BlockNode[]; marks: Marks }) {
  return blocks.map((block) => <Block key={block.start} block={block} marks={marks} />);
}

function Block({ block, marks }: { block: BlockNode; marks: Marks }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{inline(block.children, marks)}</p>;
    case 'heading':
      return <h3 data-level={block.level}>{inline(block.children, marks)}</h3>;
    case 'list': {
      const items = block.items.map((item) => (
        <li key={item.start}>
          <Blocks blocks={item.children} marks={marks} />
        </li>
      ));
      return block.isOrdered ? <ol start={block.first}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} marks={marks} />
        </blockquote>
      );
    case 'code-block':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard
        <pre tabIndex={0}>
          <code>
            {block.lines.map((line) => (
              <span key={line.start}>
                {marked(line, marks)}
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
      );
    case 'table':
      return <Table head={block.head} rows={block.rows} marks={marks} />;
    case 'rule':
      return <hr />;
    case 'verbatim':
      return (
        <>
          <p className={styles.note}>{messages.tooLarge}</p>
          <div className={styles.plain}>{marked(block.text, marks)}</div>
        </>
      );
  }
}

interface TableProps {
  head: Cell[];
  rows: Cell[][];
  marks: Marks;
}

function Table({ head, rows, marks }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard
    <section className={styles.tableFrame} tabIndex={0} aria-label={messages.tableInTheAnswer}>
      <table>
        <thead>
          <tr>
            {keyed(head).map(([key, cell]) => (
              <th key={key}>{inline(cell, marks)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(([rowKey, row]) => (
            <tr key={rowKey}>
              {keyed(row).map(([key, cell]) => (
                <td key={key}>{inline(cell, marks)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function inline(nodes: readonly InlineNode[], marks: Marks): ReactNode[] {
  return keyed(nodes).map(([key, node]) => <Inline key={key} node={node} marks={marks} />);
}

function Inline({ node, marks }: { node: InlineNode; marks: Marks }): ReactNode {
  switch (node.type) {
    case 'text':
      return marked(node, marks);
    case 'break':
      return <br />;
    case 'code':
      return <code>{inline(node.children, marks)}</code>;
    case 'strong':
      return <strong>{inline(node.children, marks)}</strong>;
    case 'emphasis':
      return <em>{inline(node.children, marks)}</em>;
    case 'strike':
      return <s>{inline(node.children, marks)}</s>;
    case 'link':
      return (
        <a href={node.url} target="_blank" rel="noopener noreferrer nofollow">
          {inline(node.children, marks)}
        </a>
      );
  }
}

function marked(node: TextNode, { spans, statements }: Marks): ReactNode[] {
  return cutAtSpans(node, spans, statements).map((piece) => {
    const { statement, begins } = piece;
    const words = <Piece key={piece.start} node={node} piece={piece} />;
    if (statement === null) return words;
    return (
      <span key={piece.start} className={styles.said} data-tone={statement.tone} title={statement.title}>
        {begins.map((id) => (
          <span key={id} id={id} className={styles.place} />
        ))}
        {words}
      </span>
    );
  });
}

function Piece({ node, piece }: { node: TextNode; piece: TextPiece }) {
  const say = useServerWords();
  const { span } = piece;
  if (!span) return <span>{hostsInWords(piece.text)}</span>;
  const isBegin = span.start >= node.start && piece.start <= span.start;
  return (
    <mark
      id={isBegin ? span.id : undefined}
      className={lookOf(span)}
      title={say(span.explanation)}
      data-other={span.isOther}
      data-place={isBegin ? span.place : undefined}
    >
      {hostsInWords(piece.text)}
    </mark>
  );
}

function lookOf({ counted, isOther, isTracked }: MarkedSpan): string | undefined {
  if (isOther) return isTracked ? styles.tracked : styles.other;
  return counted ? styles.counted : styles.rejected;
}

/** Parts of a parsed text never move, so their place is their identity. */
function keyed<Item>(items: readonly Item[]): [string, Item][] {
  return items.map((item, index) => [String(index), item]);
}

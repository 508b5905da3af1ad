import { type BlockNode, type InlineNode, readBlocks } from '@answerscope/answer-text';

/** Markdown of the API's descriptions as HTML: paragraphs, headings, lists, code and links; tags in it are text. */
export function markdownToHtml(markdown: string): string {
  return readBlocks(markdown).map(blockToHtml).join('');
}

function blockToHtml(block: BlockNode): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return `<p>${inlineToHtml(block.children)}</p>`;
    case 'list': {
      const items = block.items
        .map(({ children }) => `<li>${children.map(blockToHtml).join('')}</li>`)
        .join('');
      return block.isOrdered ? `<ol start="${block.first}">${items}</ol>` : `<ul>${items}</ul>`;
    }
    case 'quote':
      return `<blockquote>${block.children.map(blockToHtml).join('')}</blockquote>`;
    case 'code-block':
      return `<pre><code>${block.lines.map(({ text }) => escapeHtml(text)).join('\n')}</code></pre>`;
    case 'table': {
      const row = (cells: InlineNode[][], tag: string) =>
        `<tr>${cells.map((cell) => `<${tag}>${inlineToHtml(cell)}</${tag}>`).join('')}</tr>`;
      return `<table>${row(block.head, 'th')}${block.rows.map((cells) => row(cells, 'td')).join('')}</table>`;
    }
    case 'rule':
      return '<hr>';
    case 'verbatim':
      return `<p>${escapeHtml(block.text.text)}</p>`;
  }
}

function inlineToHtml(nodes: readonly InlineNode[]): string {
  return nodes.map(nodeToHtml).join('');
}

const TAGS = { code: 'code', strong: 'strong', emphasis: 'em', strike: 's' } as const;

function nodeToHtml(node: InlineNode): string {
  if (node.type === 'text') return escapeHtml(node.text);
  if (node.type === 'break') return '<br>';
  const children = inlineToHtml(node.children);
  if (node.type === 'link') return `<a href="${escapeHtml(node.url)}">${children}</a>`;
  return `<${TAGS[node.type]}>${children}</${TAGS[node.type]}>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

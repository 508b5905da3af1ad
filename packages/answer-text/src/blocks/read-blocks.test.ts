import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockNode, InlineNode, TextNode } from './block-tree.ts';
import { layOut, readBlocks } from './read-blocks.ts';
import { textLines } from './text-lines.ts';

const allText = (blocks: readonly BlockNode[]): TextNode[] =>
  textLines(blocks)
    .flat()
    .filter(({ start }) => start >= 0);

const textOf = (nodes: readonly InlineNode[]): TextNode[] =>
  allText([{ type: 'paragraph', start: 0, children: [...nodes] }]);

const visible = (source: string) =>
  allText(layOut(source))
    .map((node) => node.text)
    .join('');

/** What markdown is made of, and what is none. */
const pieces = fc.constantFrom(
  '**',
  '*',
  '_',
  '`',
  '[',
  '](http://a.example/)',
  '\n',
  '\n\n',
  '- ',
  '1. ',
  '> ',
  '| a | b |\n|---|---|\n',
  '# ',
  '\\',
  '~~',
  '```\n',
  '  ',
  'Harbor',
  ' & ',
  'Piñé',
  '😀',
  '<b>',
  'http://b.example/x.',
);

describe('the answer as it is shown', () => {
  it('knows where every visible text stands in the source, whatever the source is', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const source = parts.join('');
        for (const { text, start } of allText(readBlocks(source))) {
          expect(source.slice(start, start + text.length)).toBe(text);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('never throws on anything repeated thousands of times, and keeps every place', () => {
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 6 }), (parts) => {
        const source = parts.join('').repeat(8_000 / parts.length);
        const nodes = allText(readBlocks(source));
        expect(nodes.every(({ text, start }) => source.startsWith(text, start))).toBe(true);
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  it('shows no marks of strong text, emphasis, code or links', () => {
    expect(visible('**Harbor** & *Pine*, `code`, ~~old~~ and [a guide](https://a.example/x)')).toBe(
      'Harbor & Pine, code, old and a guide',
    );
  });

  it('keeps marks that mark nothing', () => {
    expect(visible('2 * 3 * 4, snake_case_name, a ** b, [not a link] and 5 ~ 6')).toBe(
      '2 * 3 * 4, snake_case_name, a ** b, [not a link] and 5 ~ 6',
    );
  });

  it('leads only to web and mail addresses', () => {
    const [paragraph] = readBlocks(
      '[click](javascript:alert(1)) and [data](data:text/html,x) and https://a.example/b.',
    );
    const links =
      paragraph?.type === 'paragraph' ? paragraph.children.filter((node) => node.type === 'link') : [];
    expect(links.map((link) => link.url)).toEqual(['https://a.example/b']);
    expect(visible('[click](javascript:alert(1))')).toBe('click');
  });

  it('shows HTML as the text that it is', () => {
    expect(visible('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>');
  });

  it('reads a numbered list whose items hold lists', () => {
    const [list] = readBlocks('1. **One**\n   - a\n   - b\n\n2. Two\n   more\n3. Three');
    expect(list?.type).toBe('list');
    const items = list?.type === 'list' ? list.items : [];
    expect(items.map((item) => item.children.map((child) => child.type))).toEqual([
      ['paragraph', 'list'],
      ['paragraph'],
      ['paragraph'],
    ]);
  });

  it('reads a table with as many cells in every row as it has columns', () => {
    const [table] = readBlocks('| Name | Price |\n|---|--:|\n| Harbor & Pine | $$ |\n| Fernhill |\n');
    const rows =
      table?.type === 'table'
        ? table.rows.map((row) =>
            row.map((cell) =>
              textOf(cell)
                .map((t) => t.text)
                .join(''),
            ),
          )
        : [];
    expect(rows).toEqual([
      ['Harbor & Pine', '$$'],
      ['Fernhill', ''],
    ]);
  });

  it('stays fast on a long line of opening marks', () => {
    const source = '*a '.repeat(20_000) + '[x '.repeat(200);
    expect(visible(source).length).toBe(source.trimEnd().length);
  });

  it('is read to its end, however many lines, marks and cells it has', () => {
    const many = 70_000;
    const sources = [
      'a line\n'.repeat(many),
      'a\n\n'.repeat(many),
      '- item\n'.repeat(many),
      '> quote\n'.repeat(many),
      `| a | b |\n|---|---|\n${'|\n'.repeat(many)}`,
      `${'|'.repeat(many)}\n${'|-'.repeat(many)}\n${'|\n'.repeat(1_000)}`,
      `|\n${' '.repeat(many)}x`,
      `# ${' '.repeat(many)}x`,
      `---${' '.repeat(many)}x`,
      '['.repeat(many),
      '[x]('.repeat(many),
      '<'.repeat(many),
      '<https://a.example '.repeat(many / 10),
      'https://%'.repeat(many / 10),
      `https://a.example/${'.'.repeat(many)}x`,
      '*a_b~~c`'.repeat(many / 8),
      '\\'.repeat(many),
      ...Array.from({ length: 40 }, (_, at) => '`'.repeat(at + 1)),
    ];
    for (const source of sources) {
      const seen = visible(source);
      expect(seen.length).toBeLessThanOrEqual(source.length);
    }
    expect(visible(['x', 'a line\n'.repeat(many)].join(''))).toHaveLength(1 + 'a line'.length * many);
  }, 30_000);
});

import { parseSync } from 'vite';
import { readSources } from '../read-sources.ts';
import { IS_MESSAGES } from './judge-messages.ts';

/** A part of the product, and how many texts it may still say outside its messages: the number only falls. */
export const TEXTS_OUTSIDE_MAX: Readonly<Record<string, number>> = {
  'apps/web/src/pages': 79,
  'apps/web/src/features': 1_206,
  'apps/web/src/domain': 171,
  'apps/web/src/ui': 30,
  'apps/web/src/lib': 19,
  'apps/web/src/routes': 79,
  'packages/contract/src': 148,
  'apps/server/src/mail': 0,
  'apps/server/src/auth': 6,
  'apps/server/src/http': 6,
  'apps/server/src/modules': 324,
};

/** What people read wherever it stands; other literals are texts where they have the look of one. */
const SHOWN =
  /^(label|title|lede|hint|placeholder|alt|description|text|words|heading|aria-(label|description|roledescription|valuetext))$|(Label|Title|Hint|Text|Words|Placeholder|Description|Heading)$/;
const IS_NO_PART = /\.(test|fixture|queries|tables)\.tsx?$|\/(cases|test|questions|lexicon|kit)\//;
/** Files whose texts are in no catalogue, and why. The list only shrinks. */
export const NOT_SHOWN: readonly (readonly [RegExp, string])[] = [
  [/\/http\/api-description\/|\/http\/mount-table\.ts$/, 'describes the API to developers, in English'],
  [/\.metrics\.ts$|\/http\/metrics\.ts$/, 'names measures for Prometheus'],
  [/\/brand\/name-examples\.rules\.ts$/, 'sentences of many languages in which a word is no name'],
  [
    /\/stances\/review\/(product-facts|price-words|founding-words)\.rules\.ts$/,
    'words looked for in answers',
  ],
  [/\/auth\/common-passwords\.ts$/, 'passwords that are refused'],
  [/\/functions\/example-input\.rules\.ts$/, 'example values in the API'],
];
/** For programs and for those who run the product. */
const OPERATORS =
  /^(Error|TypeError|RangeError|describe|info|warn|error|debug|log|note|querySelector|matchMedia|sql)$/;
const TECHNICAL = /^(summary|className|style|d|viewBox|transform|sizes|rel|accept|tags|name|type|key)$/;
const WORDS = /\p{L}{2,}/u;
/** A word, a space, and another word or a value. */
const SENTENCE = /\p{L}[\p{L}\p{M}’'-]+[,.:;!?”)]* +[“(]?[\p{L}\d…]|… \p{L}{2,}/u;
/** 'Saving...' */
const DOING = /^\p{Lu}\p{L}+(\.\.\.|…)$/u;
const CODE = /^[a-z-]+: |[{}<>=;]|^(select|insert|update|delete|with|create|alter|grant)\b|\b(px|rem|var\()/i;

interface Node {
  type: string;
  [key: string]: unknown;
}

/** The texts of a TypeScript source that people read. Pure. */
export function textsOf(path: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown, isShown: boolean, isInside = false): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, isShown, isInside);
    if (!isNode(node) || /^(Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type)) return;
    const text = textIn(node);
    if (text !== null && isText(text, isShown || node.type === 'JSXText')) texts.push(text.trim());
    if (OPERATORS.test(calledIn(node))) return;
    const name = nameOf(node);
    if (name !== null && TECHNICAL.test(name)) return;
    const passes = /^(Conditional|Logical|JSXExpression|TSAs)/.test(node.type);
    const isChild = isInside && node.type === 'JSXExpressionContainer';
    for (const [key, child] of Object.entries(node))
      if (key !== 'key' && key !== 'test' && key !== 'quasis')
        visit(child, name === null ? isChild || (isShown && passes) : SHOWN.test(name), key === 'children');
      else if (key === 'test') visit(child, false);
  };
  visit(parseSync(path, source).program, false);
  return texts;
}

function isText(text: string, isShown: boolean): boolean {
  if (!WORDS.test(text)) return false;
  return isShown || DOING.test(text) || (SENTENCE.test(text) && !CODE.test(text));
}

const isCounted = (path: string) =>
  !IS_NO_PART.test(path) && !IS_MESSAGES.test(path) && !NOT_SHOWN.some(([file]) => file.test(path));

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The text that a node is; null where it is none. */
function textIn(node: Node): string | null {
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

/** The name of the attribute or property that a node is; null where it is none. */
function nameOf({ type, name, key }: Node): string | null {
  const of = type === 'JSXAttribute' ? name : type === 'Property' ? key : null;
  return isNode(of) ? String(of.name ?? of.value) : null;
}

/** What a node calls, without what it is called on. */
function calledIn({ type, callee, tag }: Node): string {
  const called = /^(Call|New)Expression$/.test(type)
    ? callee
    : type === 'TaggedTemplateExpression'
      ? tag
      : null;
  if (!isNode(called)) return '';
  const name = called.type === 'MemberExpression' ? called.property : called;
  return isNode(name) ? String(name.name ?? '') : '';
}

/** How many texts each part of the product says outside its messages; a path narrows it down. */
export function countTexts(sources: ReadonlyMap<string, string>): Map<string, number> {
  const counts = new Map(Object.keys(TEXTS_OUTSIDE_MAX).map((part) => [part, 0]));
  for (const [path, source] of sources) {
    const part = [...counts.keys()].find((one) => path.startsWith(`${one}/`));
    if (part === undefined || !isCounted(path)) continue;
    counts.set(part, (counts.get(part) ?? 0) + textsOf(path, source).length);
  }
  return counts;
}

/** Parts that say more outside their messages than they may. */
export function grownTexts(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].flatMap(([part, count]) => {
    const max = TEXTS_OUTSIDE_MAX[part] ?? 0;
    if (count <= max) return [];
    return [
      `${part} says ${count} texts outside its messages, of at most ${max}: declare new ones in the messages.ts of their feature. They are listed by: node scripts/house/count-texts.ts ${part}`,
    ];
  });
}

/** `node scripts/house/count-texts.ts apps/web/src/features/tags` lists the texts of a folder with their files. */
if (import.meta.main) {
  const [, , folder = 'apps/web/src'] = process.argv;
  for (const [path, source] of readSources())
    if (path.startsWith(folder) && isCounted(path))
      for (const text of textsOf(path, source)) process.stdout.write(`${path} ${JSON.stringify(text)}\n`);
}

import { parseSync } from 'vite';
import { IS_MESSAGES } from './judge-messages.ts';

/** Where what people read is said. */
export const TEXT_PARTS: readonly string[] = [
  'apps/web/src',
  'packages/contract/src',
  'packages/assistants/src',
  'apps/server/src/mail',
  'apps/server/src/auth',
  'apps/server/src/http',
  'apps/server/src/jobs',
  'apps/server/src/modules',
];

/** What people read wherever it stands; other literals are texts where they have the look of one. */
const SHOWN =
  /^(label|title|lede|hint|placeholder|alt|description|text|words|heading|header|group|submit|note|summary|aria-(label|description|roledescription|valuetext))$|(Label|Title|Hint|Text|Words|Placeholder|Description|Heading|Note)$/;
const IS_NO_PART = /\.(test|fixture|queries|tables)\.tsx?$|\/(cases|test|questions|lexicon|kit)\//;
/** Files whose texts are in no catalogue, and why. The list only shrinks. */
export const NOT_SHOWN: readonly (readonly [RegExp, string])[] = [
  [/\/http\/api-description\/|\/http\/mount-table\.ts$/, 'describes the API to developers, in English'],
  [/[.-]metrics\.ts$|\/http\/metrics\.ts$/, 'names measures for Prometheus'],
  [/\/brand\/name-examples\.rules\.ts$/, 'sentences of many languages in which a word is no name'],
  [
    /\/stances\/review\/(product-facts|price-words|founding-words)\.rules\.ts$/,
    'words looked for in answers',
  ],
  [
    /\/assistants\/src\/(price-list|(gemini|claude)\/request)\.ts$|\/reference\//,
    'documents of providers and prompts',
  ],
  [/\/auth\/common-passwords\.ts$/, 'passwords that are refused'],
  [/\/functions\/example-input\.rules\.ts$/, 'example values in the API'],
  [/\/auxiliary\.rules\.ts$|\/stance-readings\.rules\.ts$|\/generation\/ideas\.rules\.ts$/, 'prompts'],
  [
    /\/ideas\/(asked-)?ideas\.rules\.ts$/,
    'prompts and questions to assistants, in the language of the keyword',
  ],
  [/\/judging\/use-cases\/recompute\.ts$|\/judging\/bundle\//, 'a command and its files'],
  [/\/monitoring\/error-report\.rules\.ts$/, 'patterns of errors in browsers'],
  [/\/content\/machine-files\.r\w+\.ts$/, 'robots.txt and security.txt'],
  [/\/views\/use-cases\/export-keywords\.ts$/, 'columns that the import reads again'],
  [/\/accounts\/device\.rules\.ts$/, 'names of browsers'],
  [/\/import\/guess-columns\.ts$|\/profile\/places\.ts$/, 'names of columns and codes of languages'],
  [
    /\/(channel-names|product|monitoring\.contract|chosen-plan|topic-idea-questions)\.ts$|\/design\/tokens\.ts$/,
    'names of products, places, fonts',
  ],
  [/\/statement-review\.ts$/, 'signs of currencies in answers'],
  [/\/machine-head\.ts$|\/kept-writes\.ts$/, 'names of schema.org and of a lock'],
  [/\/function-test\/function-request\.ts$/, 'a command line'],
  [
    /\/content\/(logo-carousel\.tsx|faq-json-ld\.ts)$|\/lib\/host-in-words\.ts$/,
    'names of examples, schemas, scripts',
  ],
];
/** For programs and for those who run the product. */
const OPERATORS =
  /Error$|^(describe|info|warn|error|debug|log|note|querySelector|matchMedia|sql|createHmac|update|split|operation|decision)$/;
const TECHNICAL =
  /^(className|style|d|viewBox|transform|sizes|rel|accept|tags|name|type|key|id|width|height|application_name)$/;
/** Attributes whose lower-case words are choices of a part or of HTML, which nobody reads. */
const CHOICE =
  /^(look|tone|size|why|action|chosen|channel|share|role|level|state|scope|show|method|hash|loading|decoding|popover|part|measure|fill|unit|noun|of|as|kind|in|to|inputMode|autoComplete|autoCapitalize|autoCorrect|enterKeyHint|textAnchor|stroke\w+|swipeDirection|defaultValue|target|htmlFor|dominantBaseline|crossOrigin|align|direction|position|orientation|placement|preload|wrap|mode|value|path|from|data-[\w-]+|aria-(?!label$|description|valuetext|roledescription|placeholder)[\w-]+)$/;
/** 'keywords' */
const LOWER_WORD = /^\p{Ll}{3,}$/u;
const WORDS = /\p{L}{2,}/u;
/** A word, a space, and another word or a value. */
const SENTENCE = /\p{L}[\p{L}\p{M}’'-]+[,.:;!?”)]* +[“(]?[\p{L}\d…]|… \p{L}{2,}/u;
/** What a server's program names: 'webhooks/stripe'. */
const SLUG = /^[a-z/-]+$/;
/** Values of fields and of choices in messages. */
const VALUE = /^([a-z]+_[a-z_]+|yes|no)$/;
/** 'Saving...', 'Never' */
const CAPITAL_WORD = /^\p{Lu}\p{Ll}{2,}(\.\.\.|…)?$/u;
const CODE =
  /^[a-z-]+: |^(private|accept-encoding), |^HTTP\/|^(script|default)-src | is (not )?null$|^curl |^\((max|min)-width|[{}<>=]|;$|^(select|insert into|update|delete from|with|create|alter|grant) |[\d…](px|rem|vh)\b|\bvar\(|\bmin\(/;

interface Node {
  type: string;
  [key: string]: unknown;
}

/** The texts of a TypeScript source that people read. Pure. */
export function textsOf(path: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown, isShown: boolean | 'word', isInside = false): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, isShown, isInside);
    if (!isNode(node) || /^(Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type)) return;
    const text = textIn(node);
    if (
      text !== null &&
      !(SLUG.test(text) && path.startsWith('apps/server/')) &&
      isText(text, node.type === 'JSXText' || isShown)
    )
      texts.push(text.trim());
    if (OPERATORS.test(calledIn(node))) return;
    const name = nameOf(node);
    // The summary of a procedure describes the API.
    if (name !== null && (TECHNICAL.test(name) || (name === 'summary' && node.type === 'Property'))) return;
    const isWord = node.type === 'JSXAttribute' && name !== null && !SHOWN.test(name) && !CHOICE.test(name);
    const passes = /^(Conditional|Logical|JSXExpression|TSAs)/.test(node.type);
    const isChild = isInside && node.type === 'JSXExpressionContainer';
    const inside = (named: string | null) => {
      if (named === null) return isChild || (passes && isShown);
      return SHOWN.test(named) || (isWord && 'word');
    };
    for (const [key, child] of Object.entries(node))
      if (isCompared(node, child)) continue;
      else if (key !== 'key' && key !== 'test' && key !== 'quasis')
        visit(child, inside(name), key === 'children');
      else if (key === 'test') visit(child, false);
  };
  visit(parseSync(path, source).program, false);
  return texts;
}

/** `event.key === 'Enter'`, `case 'Enter'`, `keys['Enter']` */
function isCompared({ type, operator }: Node, child: unknown): boolean {
  return (
    isNode(child) &&
    child.type === 'Literal' &&
    ((type === 'BinaryExpression' && operator !== '+') ||
      type === 'SwitchCase' ||
      type === 'MemberExpression')
  );
}

function isText(text: string, isShown: boolean | 'word'): boolean {
  if (!WORDS.test(text) || VALUE.test(text)) return false;
  if (isShown === 'word' && LOWER_WORD.test(text)) return true;
  return isShown === true || CAPITAL_WORD.test(text) || (SENTENCE.test(text) && !CODE.test(text));
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

/** The texts outside messages by the file that has them. */
export function textsOutside(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [path, source] of sources) {
    if (!isCounted(path) || !TEXT_PARTS.some((part) => path.startsWith(`${part}/`))) continue;
    const texts = textsOf(path, source);
    if (texts.length > 0) found.set(path, texts);
  }
  return found;
}

/** What is wrong with files that have texts outside messages, each in a sentence. */
export function judgeTexts(outside: ReadonlyMap<string, readonly string[]>): string[] {
  return [...outside].flatMap(([path, texts]) =>
    texts.map(
      (text) => `${path} says “${text}” outside messages: declare it in the messages.ts of its feature.`,
    ),
  );
}

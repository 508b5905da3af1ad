/**
 * Fields of replies that hold no words of the product, by their path, and what they hold instead. Their texts stay as
 * they are in every language; any other text of a reply has to be translated.
 */
const CONTENT: readonly (readonly [RegExp, string])[] = [
  [
    /(^|[._])(id|ids|number|met_rules|name|full_name|names|email|emails|domain|domains|url|urls|slug|path)$/,
    'names and addresses',
  ],
  [
    /(^|[._])(by|by_name|by_email|author_name|actor_reference|receivers|recipient|sent_to|requested_by)$/,
    'people',
  ],
  [/_(name|url|email)$/, 'names and addresses'],
  [
    /(^|\.)(aliases|products|words|forms|phrase|keyword|keywords|keywords_text|topics|topic|tags)$/,
    'typed by users',
  ],
  [
    /(^|\.)(question|questions|question_text|pillar_text|seed_keyword|theme_category|themes|queries)$/,
    'questions',
  ],
  [
    /(^|\.)(city|state|country|place|service_area|business_\w+|category|subcategory|industry)$/,
    'typed by users',
  ],
  [
    /(^|\.)(brand_\w+|unique_value_proposition|competitive_\w+|key_strengths|market_position|relationship_type)$/,
    'typed by users',
  ],
  [/(^|\.)(competitors_\w+|company|competitor|companies|uncounted|added|removed)$/, 'names of companies'],
  [
    /(^|\.)(note|content|answer|figure|role|alt_text|description|template|claim|style_sheet)$/,
    'by administrators and users',
  ],
  [/(^|\.)(label|title)$/, 'names of statements, pages, sources and records'],
  [
    /^(data\.)?(items\.|rows\.)?reason$|(lifted|published|in_force|plan_history|grants|items)\.reason$/,
    'by administrators',
  ],
  [
    /(^|\.)(excerpt|quote|quotes\.text|sentence|matched_name|location|other|citations\.\w+|reply\.\w+)$/,
    'answers of assistants',
  ],
  [/^(items\.|ideas\.questions\.|examples\.)?text$/, 'answers, mails and ideas'],
  [
    /(^|\.)(model|models|model_\w+|currency|language|time_zone|user_agent|device|address|licence|version)$/,
    'names of others',
  ],
  [
    /(^|\.)(subject|summary|example|input|stack|statement|token_\w+|method|route|component|feature|prompt)$/,
    'for developers',
  ],
  [/^items\.message$/, 'messages of rules by administrators, and of errors in browsers'],
  [/(^|\.)(before|after|changes|values|stored|settings)(\.|$)/, 'rows as they were stored'],
];
/** Said by the server, although the end of the path is one of the above. */
const SAID = /(^|\.)(last_\w+\.words|insights\.text|blockers\.\w+|auxiliary\.\w+)$/;

/** Whether a field holds content, by its path: 'items.keyword'. Pure. */
export function isContentField(path: string): boolean {
  return !SAID.test(path) && CONTENT.some(([field]) => field.test(path));
}

export interface FieldText {
  path: string;
  text: string;
}

/** The texts of a JSON reply with their fields, and of the data that a document brings along. Pure. */
export function textsIn(body: string): FieldText[] {
  return body.startsWith('<') ? ofDocument(body) : ofValue(read(body), '');
}

/** Code escapes some characters as JSON does not: '\\x3C'. */
function read(json: string): unknown {
  try {
    return JSON.parse(json.replace(/\\x([0-9a-fA-F]{2})/g, '\\u00$1'));
  } catch {
    return null;
  }
}

function ofValue(value: unknown, path: string): FieldText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((one) => ofValue(one, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    // The answer of a completed check, else why it failed.
    const field =
      /^response_?[tT]ext$/.test(key) && Reflect.get(value, 'status') === 'completed' ? 'answer' : key;
    return ofValue(one, path === '' ? field : `${path}.${field}`);
  });
}

const DATA = /<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/g;
const SCRIPT = /<script(?! type)[^>]*>([\s\S]*?)<\/script>/g;
const FIELD = /\b(\w+)"?:\s*("(?:[^"\\]|\\.)*"|\[(?:"(?:[^"\\]|\\.)*",?)+\])/g;

/** Data is JSON by its addresses; the state of the router is code, read field by field. */
function ofDocument(html: string): FieldText[] {
  const brought = [...html.matchAll(DATA)].flatMap(([, json = '']) =>
    Object.values((read(json) as Record<string, unknown> | null) ?? {}).flatMap((answer) =>
      ofValue(answer, ''),
    ),
  );
  const state = [...html.matchAll(SCRIPT)].flatMap(([, code = '']) =>
    [...code.matchAll(FIELD)].flatMap(([, key = '', value = '']) => ofValue(read(value), key)),
  );
  return [...brought, ...state];
}

/** As much of JSON Schema as the contract's inputs are described in. */
export interface InputSchema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  const?: unknown;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  properties?: Record<string, InputSchema>;
  required?: readonly string[];
  items?: InputSchema;
  anyOf?: readonly InputSchema[];
  oneOf?: readonly InputSchema[];
  allOf?: readonly InputSchema[];
}

const EXAMPLE_ID = '0199c1de-0000-7000-8000-000000000000';

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: EXAMPLE_ID,
  date: '2026-01-31',
  'date-time': '2030-01-31T12:00:00.000Z',
  email: 'ada@example.com',
  uri: 'https://example.com',
};

/** What a field of this name holds, where a text of any words would not do or would say nothing. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  code: 'EXAMPLE10',
  companyName: 'Northwind',
  companyUrl: 'https://example.com',
  company_url: 'https://example.com',
  competitor_name: 'Fabrikam',
  competitor_url: 'https://example.com',
  country: 'DE',
  domain: 'example.com',
  email: 'ada@example.com',
  image_url: `/media/${'0'.repeat(64)}.webp`,
  keyword: 'bookkeeping software',
  keyword_text: 'bookkeeping software',
  language: 'en',
  path: '/admin/users',
  profileData: { language: 'en' },
  questions: 'Who bakes bread in {city}?\nWho bakes good bread?\nWhat does bread cost?',
  reason: 'An example',
  receivers: 'ada@example.com',
  slug: 'example-page',
  time_zone: 'Europe/Berlin',
  token_name: 'accent',
  token_value: '#0f766e',
  topic_text: 'Software',
  url: 'https://example.com/hooks',
  userData: { language: 'en' },
  version: 1,
};

/** One of several fields that a function takes, of which its schema says of none that it must be given. */
const BESIDES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'admin.try_channel': { question: 'Which bookkeeping software would you recommend?' },
  'accounts.accept_invitation': { full_name: 'Ada Example', password: 'an example of 8' },
  'brand.update_brand_facts': { prices: ['€29 a month'] },
  'checks.propose_namesake': { start: 0, end: 9 },
  'profile.update_profile': { language: 'en' },
  'monitoring.report_telemetry': {
    events: [
      {
        id: '0199c1de-0000-7000-8000-000000000000',
        timestamp: '2030-01-31T12:00:00.000Z',
        sessionId: '0199c1de-0000-7000-8000-000000000001',
        component: '/tracker/dashboard',
        event: 'navigation',
        category: 'performance',
        duration: 120,
        success: true,
        metadata: {},
      },
    ],
  },
};

/** An input that a function takes: what must be given and a reason where it may be, and nothing else that may be left out. */
export function exampleInput(name: string, schema: InputSchema): Record<string, unknown> {
  const reason = schema.properties?.reason === undefined ? {} : { reason: BY_NAME.reason };
  return { ...(exampleOf(schema) as Record<string, unknown>), ...reason, ...BESIDES[name] };
}

/** A value that fits a schema. */
export function exampleOf(schema: InputSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (isNamed(schema, name)) return BY_NAME[name];
  if (schema.properties !== undefined) {
    const { properties, required = [] } = schema;
    return Object.fromEntries(required.map((field) => [field, exampleOf(properties[field] ?? {}, field)]));
  }
  if (schema.items !== undefined)
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => exampleOf(schema.items ?? {}));
  const variants = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  const variant = variants.find(({ type }) => type !== 'null') ?? variants[0];
  if (variant !== undefined) return exampleOf(variant, name);
  switch (schema.type) {
    case 'string':
      return (BY_FORMAT[schema.format ?? ''] ?? 'Example').padEnd(schema.minLength ?? 0, ' example');
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'object':
      return {};
    default:
      return null;
  }
}

/** An id, and a list of what the name is of, go by their schema. */
function isNamed({ format, items, properties }: InputSchema, name: string): boolean {
  const isText = typeof BY_NAME[name] !== 'object';
  return name in BY_NAME && format !== 'uuid' && items === undefined && isText === (properties === undefined);
}

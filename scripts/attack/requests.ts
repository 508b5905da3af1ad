import {
  exampleOf,
  type FieldPath,
  type JsonSchema,
  withField,
} from '../../apps/server/test/fitness/examples.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { hostileFile } from './hostile-files.ts';
import { brokenBody, deepJson, hostileFields, hostileText, hostileValue } from './hostile-values.ts';

/** Of everybody who attacks. */
export const PASSWORD = 'correct horse 1';

export type Role = 'visitor' | 'user' | 'administrator';

/** One request as it is sent. */
export interface AttackRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: JsonSchema;
}

/** A call as the product's own OpenAPI document describes it. */
export interface Operation {
  /** 'accounts.change_my_email', of several operations behind one address 'profile.run_profile_operation:get_profile'. */
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: JsonSchema | null;
  /** The body is a file. */
  takesFile: boolean;
  bytesMax: number;
}

export function operationsOf(document: { paths: Record<string, Record<string, unknown>> }): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, found]): Operation[] => {
      if (path === '/api/events') return [];
      const operation = found as {
        operationId?: string;
        parameters?: Parameter[];
        requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
        'x-body-bytes-max'?: number;
      };
      const content = operation.requestBody?.content ?? {};
      const body = content['application/json']?.schema ?? null;
      const { operationId = path } = operation;
      return variantsOf(body, operationId).map((variant) => ({
        ...variant,
        method: method.toUpperCase(),
        path,
        parameters: operation.parameters ?? [],
        takesFile: 'image/png' in content,
        bytesMax: operation['x-body-bytes-max'] ?? 0,
      }));
    }),
  );
}

/** Each of several operations behind one address by itself. */
function variantsOf(body: JsonSchema | null, name: string): Pick<Operation, 'name' | 'body'>[] {
  const named = [...(body?.oneOf ?? []), ...(body?.anyOf ?? [])].flatMap((variant) => {
    const operation = variant.properties?.operation?.const;
    return typeof operation === 'string' ? [{ name: `${name}:${operation}`, body: variant }] : [];
  });
  return named.length === 0 ? [{ name, body }] : named;
}

/** Ids that exist, of the person who attacks and of somebody else. */
export interface KnownIds {
  /** By which the person who attacks signs in. */
  email: string;
  own: readonly string[];
  foreign: readonly string[];
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'] as const;

/** A call of the document made hostile: one field, all fields, another body, another method. */
export function hostileCall(
  random: SeededRandom,
  operation: Operation,
  { ids, role }: { ids: KnownIds; role: Role },
): AttackRequest {
  const query = new URLSearchParams();
  const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const schema = operation.parameters.find((one) => one.name === name)?.schema ?? {};
    return encodeURIComponent(toText(parameterValue(random, { schema, ids, operation, role })));
  });
  for (const { name, in: place, required = false, schema = {} } of operation.parameters) {
    if (place !== 'query' || random.next() < (required ? 0.1 : 0.5)) continue;
    const value = random.next() < 0.5 ? exampleOf(schema) : hostileValue(random);
    query.append(random.next() < 0.1 ? `${name}[a][]` : name, toText(value).slice(0, 1_500));
  }
  if (random.next() < 0.05) query.append(hostileText(random).slice(0, 200), '1');
  const method = random.next() < 0.03 ? random.pick(METHODS) : operation.method;
  const { type, body } =
    operation.takesFile && random.next() < 0.9 ? hostileFile(random) : bodyOf(random, operation, ids);
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  return {
    method,
    path: path + (random.next() < 0.02 ? `${search || '?'}&search=%00%ff` : search),
    headers: type === null || type === '' ? {} : { 'content-type': type },
    body: method === 'GET' || method === 'HEAD' ? null : body,
  };
}

function parameterValue(
  random: SeededRandom,
  { schema, ids, operation, role }: { schema: JsonSchema; ids: KnownIds; operation: Operation; role: Role },
): unknown {
  const draw = random.next();
  if (schema.format === 'uuid' && draw < 0.35) return pickId(random, ids.own);
  if (schema.format === 'uuid' && draw < 0.7) return pickId(random, ids.foreign);
  // What an administrator sets holds for everybody: it is set for an assistant that nobody asks here.
  if (schema.enum !== undefined && role === 'administrator' && operation.method === 'PATCH')
    return 'perplexity';
  return draw < 0.85 ? exampleOf(schema) : hostileText(random);
}

function bodyOf(
  random: SeededRandom,
  { body, bytesMax, path }: Operation,
  ids: KnownIds,
): { type: string | null; body: string | null } {
  if (bytesMax === 0 && random.next() < 0.8) return { type: null, body: null };
  const json = 'application/json';
  const draw = random.next();
  if (draw < 0.06) return brokenBody(random);
  if (draw < 0.09) return { type: json, body: deepJson(random) };
  if (draw < 0.14) return { type: json, body: JSON.stringify(hostileValue(random)) };
  if (draw < 0.2) return { type: json, body: JSON.stringify(hostileFields(random)) };
  const example = sparse(random, body ?? {}, exampleOf(body ?? {}));
  // A large one costs the attacker as much as the product: few of them.
  if (bytesMax > 64_000 && draw < 0.215) return { type: json, body: largeBody(random, example, path) };
  if (draw < 0.3)
    return { type: json, body: JSON.stringify({ ...asObject(example), ...hostileFields(random) }) };
  const changed = placesIn(example)
    .filter((place) => random.next() < likelihoodOf(place))
    .reduce<unknown>((input, place) => withField(input, place, valueFor(random, place, ids)), example);
  return { type: json, body: JSON.stringify(changed) };
}

/** An input without some of what may be left out: whoever sends all of it wrong is refused before anything is done. */
function sparse(random: SeededRandom, schema: JsonSchema, example: unknown): unknown {
  const { properties, required = [] } = schema;
  if (properties === undefined) return example;
  const left = Object.entries(asObject(example)).filter(
    ([name]) => required.includes(name) || random.next() < 0.35,
  );
  return Object.fromEntries(left.map(([name, part]) => [name, sparse(random, properties[name] ?? {}, part)]));
}

/** Every field of an input, also within others. */
function placesIn(value: unknown, path: FieldPath = []): FieldPath[] {
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(asObject(value));
  return parts.flatMap(([name, part]) => [[...path, name], ...placesIn(part, [...path, name])]);
}

/** What says which operation is meant and of whom gets in the way of all that follows: it is mostly left as it should be. */
function likelihoodOf(place: FieldPath): number {
  const name = place.at(-1);
  if (name === 'operation') return 0.03;
  if (name === 'userId') return 1;
  if (/password|email|url$/i.test(String(name))) return 0.8;
  return place.length === 1 ? 0.4 : 0.25;
}

function valueFor(random: SeededRandom, place: FieldPath, ids: KnownIds): unknown {
  const name = String(place.at(-1));
  const draw = random.next();
  if (name === 'userId' && draw < 0.85) return draw < 0.75 ? ids.own[0] : pickId(random, ids.foreign);
  if (/password/i.test(name) && draw < 0.5) return PASSWORD;
  if (/email/i.test(name) && draw < 0.5)
    return draw < 0.2 ? ids.email : `moved-${Math.floor(random.next() * 1_000)}@example.com`;
  if (/url$/i.test(name) && draw < 0.5) return `https://${hostileText(random).length}.example.com`;
  if (draw < 0.15) return pickId(random, draw < 0.07 ? ids.own : ids.foreign);
  if (draw < 0.2) return [pickId(random, ids.foreign), pickId(random, ids.own)];
  if (draw < 0.4) return `plain text ${Math.floor(random.next() * 1_000)} {keyword}`;
  return hostileValue(random);
}

/** Lists of thousands: rows with marks, rows with fields nobody knows, ids that are none, entries without end. */
function largeBody(random: SeededRandom, example: unknown, path: string): string {
  const name = Object.keys(asObject(example)).find((one) => /keyword/.test(one)) ?? 'keyword_ids';
  const count = random.pick([51, 5_000, 10_000, 10_001, 40_000]);
  const isImport = path.endsWith('/import');
  const rows: readonly [(at: number) => unknown, ...((at: number) => unknown)[]] = isImport
    ? [
        (at) => ({ keyword: `keyword ${at}`, topic: 'a' }),
        (at) => ({ keyword: `e\u0301\u0316\u0301 \u1e69 ${at}`.repeat(8) }),
        (at) => ({ keyword: at }),
        (at) => ({ keyword: 'a', [`x${at}`]: 1 }),
        () => ({ keyword: `z${'\u0301\u0316'.repeat(300)}` }),
      ]
    : [(at) => at, () => 'x', () => '0199c1de-0000-7000-8000-000000000000', () => ({})];
  const row = random.pick(rows);
  const dry = isImport && random.next() < 0.7 ? { dry_run: true } : {};
  return JSON.stringify({ ...dry, [name]: Array.from({ length: count }, (_, at) => row(at)) });
}

const PAGES = [
  '/',
  '/login',
  '/registration',
  '/reset-password',
  '/tracker',
  '/tracker/dashboard',
  '/tracker/keywords',
  '/tracker/visibility',
  '/start',
  '/admin',
  '/pages/how-it-works',
  '/pages/privacy',
  '/plans',
  '/faqs',
  '/blog',
  '/blog/why-one-answer-proves-nothing',
  '/blog/rss.xml',
  '/blog/authors',
  '/preview',
  '/changelog',
  '/sitemap.xml',
  '/llms.txt',
  '/nowhere',
] as const;

/** A page, its search and its path as no browser asks. */
export function hostilePage(random: SeededRandom): AttackRequest {
  const path = random.pick(PAGES);
  const text = encodeURIComponent(hostileText(random).toWellFormed().slice(0, 1_000));
  const tail = random.pick([
    `?plan=${text}`,
    `?utm_${Math.floor(random.next() * 1e6)}=1`,
    `/${text}`,
    '',
    '/',
    '/..%2f',
    '?from=%00',
    '//',
    '?%ff',
    '/%',
  ]);
  return {
    method: random.next() < 0.9 ? 'GET' : 'HEAD',
    path: path + tail,
    headers: { accept: 'text/html' },
    body: null,
  };
}

const AUTH = [
  'sign-in/email',
  'sign-up/email',
  'request-password-reset',
  'reset-password',
  'send-verification-email',
  'change-password',
  'sign-out',
  'verify-email',
  'two-factor/enable',
  'two-factor/disable',
  'two-factor/generate-backup-codes',
  'two-factor/verify-totp',
  'two-factor/verify-backup-code',
  'get-session',
  'reset-password/',
  'no-such',
] as const;
/** Opened by a link. */
const AUTH_READS = new Set<string>(['get-session', 'verify-email', 'reset-password/']);

/** What strangers send to sign in. Few of them reach a hash: those that do are slow on purpose. */
export function hostileSignIn(random: SeededRandom, email: string): AttackRequest {
  const address = random.pick(AUTH);
  const isGet = AUTH_READS.has(address);
  const text = () => (random.next() < 0.3 ? PASSWORD : hostileValue(random));
  const body = {
    email: random.next() < 0.1 ? email : text(),
    password: text(),
    name: text(),
    newPassword: text(),
    currentPassword: text(),
    token: text(),
    callbackURL: text(),
    code: random.next() < 0.3 ? '123456' : text(),
    role: 'admin',
  };
  const token = encodeURIComponent(hostileText(random).toWellFormed().slice(0, 500));
  return {
    method: isGet ? 'GET' : 'POST',
    path: `/api/auth/${address}${address.endsWith('/') ? token.slice(0, 64) : ''}${isGet ? `?token=${token}` : ''}`,
    headers: isGet ? {} : { 'content-type': 'application/json' },
    body: isGet ? null : JSON.stringify(body),
  };
}

function pickId(random: SeededRandom, ids: readonly string[]): string {
  return ids[Math.floor(random.next() * ids.length)] ?? '0199c1de-0000-7000-8000-000000000000';
}

function toText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.toWellFormed().slice(0, 2_000);
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../src/api.ts';
import { createLog } from '../../src/lib/log.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { changePlan } from '../change-plan.ts';
import { type Reply, send, type TestUser } from '../user.ts';
import { exampleOf, type FieldPath, type JsonSchema, textFields, withField } from './examples.ts';
import { type ContractProcedure, contractOperations, toRequest } from './procedures.ts';
import { walked } from './walked.ts';

/** `npm run verify` sends every text in every field. */
const IS_FULL_RUN = process.env.PROPERTY_RUNS === 'full';

let app: TestApp;
let person: TestUser;
let administrator: TestUser;
let api: { port: number; stop(): Promise<void> };
const lines: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  person = await app.newUser({ company: 'Northwind' });
  await changePlan(app, person, 'Enterprise');
  administrator = await app.newAdministrator();
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  api = await startApi({ ...app.services, log });
});
afterAll(async () => {
  await api.stop();
  await app.stop();
});

interface Sent {
  procedure: ContractProcedure;
  field: FieldPath;
  text: string;
}

/** Requests for every text field of every call: with each of the texts, or in a short run with one, in turn. */
function requestsWith(texts: readonly string[]): Sent[] {
  const fields = contractOperations().flatMap((procedure) =>
    textFields((procedure.input ?? {}) as JsonSchema).map((field) => ({ procedure, field })),
  );
  return fields.flatMap((one, at) => {
    const chosen = IS_FULL_RUN ? texts : texts.slice(at % texts.length).slice(0, 1);
    return chosen.map((text) => ({ ...one, text }));
  });
}

/** Whether a text stands in the address of its call. */
function isInAddress({ procedure, field }: Sent): boolean {
  return procedure.method === 'GET' || procedure.path.includes(`{${field[0]}}`);
}

let asked = 0;
async function ask({ procedure, field, text }: Sent): Promise<Reply> {
  // A walk is quicker than anybody writes, and guesses a password with every text.
  if (asked++ % 5 === 0) await app.database.query('delete from rate_buckets');
  const input = withField(exampleOf((procedure.input ?? {}) as JsonSchema), field, text);
  const { method, path, body } = toRequest(procedure, onlyWhatGoesTogether(procedure, input, field));
  const { cookie } = procedure.name.startsWith('admin.') ? administrator : person;
  return send(`http://localhost:${api.port}`, method, path, {
    cookie,
    ...(body === undefined ? {} : { body }),
  });
}

/** A trial is asked a question or a keyword, not both. */
function onlyWhatGoesTogether(procedure: ContractProcedure, input: unknown, [first]: FieldPath) {
  const fields = input as Record<string, unknown>;
  if (procedure.name !== 'admin.try_channel') return fields;
  const { question, keyword, ...rest } = fields;
  return first === 'question' ? { ...rest, settings: {}, question } : { ...rest, keyword };
}

/** Every row of the product that is made of text, counted; and where a character was replaced because it could not be kept. */
async function lookAtRows(): Promise<{ rows: Record<string, number>; replaced: string[] }> {
  const columns = await app.database.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     join pg_tables on schemaname = table_schema and tablename = table_name
     where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY') and table_name <> 'rate_buckets'`,
  );
  const rows: Record<string, number> = {};
  const replaced: string[] = [];
  for (const { table, column } of columns) {
    const [found] = await app.database.query<{ rows: number; replaced: number }>(
      `select count(*)::int as rows, count(*) filter (where "${column}"::text like '%' || chr(65533) || '%')::int as replaced
       from public."${table}"`,
    );
    rows[table] = found?.rows ?? 0;
    if ((found?.replaced ?? 0) > 0) replaced.push(`${table}.${column}`);
  }
  walked(columns.length, 'columns of text');
  return { rows, replaced };
}

async function billOf(): Promise<unknown> {
  return (await fetch(`${app.simulator.adminUrl}/bill`)).json();
}

describe('text that cannot be stored', () => {
  it('is refused in every field of every call, before anything is asked, paid or written', {
    timeout: 480_000,
  }, async () => {
    const before = { ...(await lookAtRows()), bill: await billOf() };
    // An address carries text as UTF-8, in which there is no half of a surrogate pair.
    const requests = requestsWith([
      'a\0b',
      'crm \ud800 {keyword} \udc00',
      `crm${'\u0301'.repeat(50)}`,
    ]).filter((sent) => !isInAddress(sent) || sent.text.isWellFormed());
    const kept: string[] = [];
    for (const sent of requests) {
      const reply = await ask(sent);
      // Rows of an import are told one by one.
      const isTold = sent.procedure.name === 'keywords.import_keywords' && reply.body.counts?.invalid === 1;
      if (reply.status !== 400 && !isTold)
        kept.push(
          `${sent.procedure.name} ${sent.field.join('.')} ${JSON.stringify(sent.text)}: ${reply.status}`,
        );
    }
    expect(kept).toEqual([]);
    expect({ ...(await lookAtRows()), bill: await billOf() }).toEqual(before);
    walked(requests.length, 'requests with text that cannot be stored');
  });
});

describe('text with characters nobody types', () => {
  const TEXTS = [
    'a\r\nb {"level":60,"msg":"forged"}',
    '\u001b[2J crm {keyword} \u0001\u0008\u007f\u0085',
    'a\u2028b\u2029c\u202ed {keyword}',
    "'; drop table profiles; -- {keyword} %00%0d%0a",
    '\ufeff\u200b😀\u{e0001} {keyword}',
  ];

  it('breaks no call, is kept as it came or refused, and writes one line of the log each', {
    timeout: 480_000,
  }, async () => {
    const requests = requestsWith(TEXTS);
    lines.length = 0;
    const broken: string[] = [];
    for (const sent of requests) {
      const reply = await ask(sent);
      if (reply.status >= 500 || reply.status === 429)
        broken.push(
          `${sent.procedure.name} ${sent.field.join('.')} ${JSON.stringify(sent.text)}: ${reply.status} ${JSON.stringify(reply.body)}`,
        );
    }
    expect(broken).toEqual([]);
    await expect.poll(() => lines.length).toBe(requests.length);
    const parsed = lines.map((line) => JSON.parse(line) as { id: string; msg: string; level: number });
    expect(new Set(parsed.map(({ id }) => id)).size).toBe(requests.length);
    expect(new Set(parsed.map(({ msg, level }) => `${level} ${msg}`))).toEqual(new Set(['30 request']));
    expect(lines.filter((line) => !/^[^\n\r]+\n$/.test(line))).toEqual([]);
    expect((await lookAtRows()).replaced).toEqual([]);
    walked(requests.length, 'requests with hostile text');
  });

  it('is a mistake of who sent it where it stands in an address', async () => {
    for (const path of [
      '/api/keywords?search=%00',
      '/api/keyword-ids?topic=a%00b',
      '/api/visibility-results/csv?search=%00',
      '/api/visibility-results?ad_hoc_for=%00',
    ]) {
      const { status } = await send(`http://localhost:${api.port}`, 'GET', path, { cookie: person.cookie });
      expect({ path, status }).toEqual({ path, status: 400 });
    }
  });
});

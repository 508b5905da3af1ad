import {
  CALLS_WITH_OWN_REFUSALS,
  CSV_MIME_TYPE,
  ERROR_CATALOGUE,
  PUBLIC_PROCEDURES,
  WEBHOOK_MESSAGES,
} from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { generateOpenApiDocument } from '../../src/http/api-description/document.ts';
import { contractProcedures } from './procedures.ts';
import { walked } from './walked.ts';

interface Media {
  schema: unknown;
  example?: object;
  examples?: Record<string, { value: object }>;
}

interface Operation {
  operationId?: string;
  tags?: string[];
  parameters?: { name: string; example?: unknown }[];
  requestBody?: { required?: boolean; content?: Record<string, Media> };
  summary?: string;
  description?: string;
  security?: unknown[];
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
}

const document = (await generateOpenApiDocument({
  version: '1.2.3',
  baseUrl: 'https://example.com',
  supportAddress: 'help@example.com',
})) as {
  openapi: string;
  info: { title: string; version: string; license: object; contact: object };
  tags: { name: string; description: string }[];
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post?: Operation }>;
  components: {
    schemas: Record<string, { properties: object; required: string[] }>;
    responses: Record<string, { content: Record<string, { schema: { $ref: string } }> }>;
  };
};

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
);

const REPEATED_FIELDS_MAX = 2;

/** The places of each object with more fields than may be repeated, by its text. */
function collectShapes(node: unknown, place: string, places: Map<string, string[]>): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, properties } = node as { type?: unknown; properties?: object };
  if (type === 'object' && Object.keys(properties ?? {}).length > REPEATED_FIELDS_MAX) {
    const text = JSON.stringify(node);
    places.set(text, [...(places.get(text) ?? []), place]);
  }
  for (const [name, child] of Object.entries(node)) collectShapes(child, `${place}/${name}`, places);
}

function expectExamples({ example, examples = {} }: Media, name: string, isValid: (one: object) => boolean) {
  const shown = [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples).map((one) => one.value),
  ];
  expect(shown, name).not.toEqual([]);
  for (const one of shown) expect(isValid(one), `${name}: ${JSON.stringify(one)}`).toBe(true);
}

const isComponent = (place: string) => /^\/components\/schemas\/\w+$/.test(place);

/** What an address that ends so answers with, instead of JSON. */
const FILE_KINDS: Record<string, string> = {
  csv: CSV_MIME_TYPE,
  bundle: 'application/zip',
  file: 'application/octet-stream',
};

describe('the OpenAPI document', () => {
  it('names the version and address of this installation', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info).toMatchObject({ title: 'Answerscope API', version: '1.2.3' });
    expect(document.servers).toEqual([{ url: 'https://example.com' }]);
    expect(document.info.license).toEqual({ name: 'Apache-2.0', identifier: 'Apache-2.0' });
    expect(document.info.contact).toEqual({ name: 'Answerscope support', email: 'help@example.com' });
  });

  it('says for each operation what it is called, what it does, how it succeeds and how it refuses', () => {
    const ids = new Set<string>();
    for (const [address, { operationId = '', summary, tags, responses }] of operations) {
      expect(operationId, address).toMatch(/^[a-z_]+(\.[a-z_]+)*$/);
      expect(ids.has(operationId), operationId).toBe(false);
      ids.add(operationId);
      expect(summary, operationId).toBeTruthy();
      expect(
        tags?.every((tag) => document.tags.some(({ name }) => name === tag)),
        operationId,
      ).toBe(true);
      const statuses = Object.keys(responses);
      expect(
        statuses.some((status) => status.startsWith('2')),
        operationId,
      ).toBe(true);
      expect(statuses, operationId).toEqual(expect.arrayContaining(['401', '429', '500', '503']));
      for (const status of statuses.filter((one) => !one.startsWith('2'))) {
        const name = responses[status]?.$ref?.replace('#/components/responses/', '') ?? '';
        const refusal = document.components.responses[name];
        const schema = JSON.stringify(refusal?.content['application/json']?.schema);
        expect(schema, `${operationId} ${status}`).toContain('"$ref":"#/components/schemas/Error"');
      }
    }
    walked(operations.length, 'operations');
  });

  it('names calls with refusals of their own that exist', () => {
    const names = contractProcedures().map(({ name }) => name);
    expect(CALLS_WITH_OWN_REFUSALS.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('names each shape of more than two fields that is used twice', () => {
    const places = new Map<string, string[]>();
    collectShapes(document, '', places);
    const repeated = [...places.values()].filter((at) => at.length > 1 && !at.every(isComponent));
    expect(repeated, 'export these schemas from the contract, so that they have a name').toEqual([]);
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['AnswerDetail', 'Competitor', 'Keyword', 'Plan', 'ReportDetail', 'Run', 'Tag']),
    );
  });

  it('shows every operation by examples that it would take and answer', () => {
    const procedures = contractProcedures();
    for (const { name, path, method, accepts, answers, input } of procedures) {
      const { parameters = [], requestBody, responses } = document.paths[path]?.[method.toLowerCase()] ?? {};
      const inAddress = Object.fromEntries(
        parameters.flatMap(({ name: field, example }) => (example === undefined ? [] : [[field, example]])),
      );
      const bodies = requestBody?.content?.['application/json'];
      if (bodies !== undefined) expectExamples(bodies, name, (body) => accepts({ ...inAddress, ...body }));
      else if (requestBody === undefined && input !== null) expect(accepts(inAddress), name).toBe(true);
      const media = (responses?.['200'] ?? responses?.['202'])?.content?.['application/json'];
      // What answers nothing has no example.
      if (media !== undefined && !answers(undefined)) expectExamples(media, name, answers);
    }
    walked(procedures.length, 'procedures with examples');
  });

  it('names every procedure of the contract with what it answers and how it refuses', () => {
    const procedures = contractProcedures();
    for (const procedure of procedures) {
      const operation = document.paths[procedure.path]?.[procedure.method.toLowerCase()];
      expect(operation?.summary, procedure.name).toBeTruthy();
      const { content = {} } = operation?.responses['200'] ?? operation?.responses['202'] ?? {};
      const file = FILE_KINDS[procedure.path.split('/').at(-1) ?? ''];
      const kind = file ?? 'application/json';
      expect(content[kind]?.schema, procedure.name).toBeTruthy();
      expect(operation?.responses.default, procedure.name).toEqual({ $ref: '#/components/responses/Error' });
    }
    walked(procedures.length, 'procedures');
  });

  it('says what is sent to webhook endpoints, and how it is signed', () => {
    expect(Object.keys(document.webhooks)).toEqual(Object.keys(WEBHOOK_MESSAGES));
    for (const [type, { post }] of Object.entries(document.webhooks)) {
      expect(post?.summary, type).toBeTruthy();
      expect(post?.description, type).toContain('standardwebhooks.com');
      expect(JSON.stringify(post?.requestBody), type).toContain('webhook-id');
    }
  });

  it('asks for no body where every field of it may be left out', () => {
    const calls = contractProcedures().filter(({ method }) => method === 'POST');
    for (const { name, path, method, accepts } of calls) {
      const { requestBody } = document.paths[path]?.[method.toLowerCase()] ?? {};
      if (requestBody === undefined || path.includes('{')) continue;
      expect(accepts(undefined), name).toBe(accepts({}));
      expect(requestBody.required ?? false, name).toBe(!accepts({}));
    }
    walked(calls.length, 'calls');
  });

  it('describes the stream of events, which is no procedure', () => {
    const stream = document.paths['/api/events']?.get;
    expect(stream?.responses['200']?.content?.['text/event-stream']?.schema).toBeTruthy();
    expect(stream?.responses.default).toEqual({ $ref: '#/components/responses/Error' });
    expect(JSON.stringify(document.components.schemas.Event)).toContain('run_updated');
  });

  it('describes the one shape of every refusal', () => {
    const { schemas, responses } = document.components;
    expect(responses.Error?.content['application/json']?.schema.$ref).toBe('#/components/schemas/Error');
    expect(schemas.Error?.required).toEqual([
      'code',
      'message',
      'status',
      'details',
      'path',
      'id',
      'timestamp',
    ]);
    for (const code of Object.keys(ERROR_CATALOGUE))
      expect(JSON.stringify(schemas.Error?.properties)).toContain(`"${code}"`);
  });

  it('asks for no session where the contract asks for none', () => {
    for (const procedure of contractProcedures()) {
      const operation = document.paths[procedure.path]?.[procedure.method.toLowerCase()];
      const isOpen = operation?.security?.length === 0;
      expect(isOpen, procedure.name).toBe(PUBLIC_PROCEDURES.includes(procedure.name));
    }
  });
});

import { CSV_MIME_TYPE, ERROR_CATALOGUE, PUBLIC_PROCEDURES, WEBHOOK_MESSAGES } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { generateOpenApiDocument } from '../../src/router.ts';
import { contractProcedures } from './procedures.ts';
import { walked } from './walked.ts';

interface Operation {
  requestBody?: { required?: boolean };
  summary?: string;
  description?: string;
  security?: unknown[];
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: unknown }> }>;
}

const document = (await generateOpenApiDocument('1.2.3', 'https://example.com')) as {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post?: Operation }>;
  components: {
    schemas: Record<string, { properties: object; required: string[] }>;
    responses: Record<string, { content: Record<string, { schema: { $ref: string } }> }>;
  };
};

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

import {
  CSV_MIME_TYPE,
  contract,
  csvBytes,
  fileBytes,
  PRODUCT_NAME,
  PUBLIC_PROCEDURES,
  refusalsOf,
  ServerEvent,
  WireError,
} from '@answerscope/contract';
import type { AnySchema, OpenAPI } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { JSON_SCHEMA_OUTPUT_REGISTRY } from '@orpc/zod/zod4';
import { callNamed } from '../calls.ts';
import { ComponentConverter, type JsonObject } from './components.ts';
import { describeEvents, describeWebhooks } from './events.ts';
import { addExamples } from './examples.ts';
import { namesRecord, REFUSAL_RESPONSES, toResponses } from './refusals.ts';
import { TAGS } from './tags.ts';

/** What the document says of the installation that answers it. */
export interface DescribedInstallation {
  version: string;
  baseUrl: string;
  /** A mail address or a page. */
  supportAddress: string | null;
}

// An event stream has no JSON schema.
JSON_SCHEMA_OUTPUT_REGISTRY.add(csvBytes, { type: 'string', contentMediaType: CSV_MIME_TYPE });
JSON_SCHEMA_OUTPUT_REGISTRY.add(fileBytes, { type: 'string', contentMediaType: 'application/octet-stream' });

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The OpenAPI 3.1 document of the whole contract: named shapes, every operation with its refusals. */
export async function generateOpenApiDocument({
  version,
  baseUrl,
  supportAddress,
}: DescribedInstallation): Promise<unknown> {
  const converter = new ComponentConverter();
  const { paths = {}, ...document } = await new OpenAPIGenerator({ schemaConverters: [converter] }).generate(
    contract,
    {
      info: {
        title: `${PRODUCT_NAME} API`,
        version,
        description: DESCRIPTION,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
        ...(supportAddress === null ? {} : { contact: contactOf(supportAddress) }),
      },
      servers: [{ url: baseUrl }],
      tags: TAGS,
      security: [{ bearer: [] }],
    },
  );
  for (const [method, operation] of operationsOf(paths)) describeOperation(converter, method, operation);
  paths['/api/events'] = { ...paths['/api/events'], get: describeEvents() };
  const toSchema = (schema: AnySchema) => converter.convert(schema, { strategy: 'output' })[1];
  for (const schema of [WireError, ServerEvent]) toSchema(schema);
  const { parts, schemas } = converter.finish({ paths, webhooks: describeWebhooks(toSchema) });
  return {
    ...document,
    paths: parts.paths,
    webhooks: parts.webhooks,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: REFUSAL_RESPONSES,
      schemas,
    },
  };
}

function operationsOf(paths: OpenAPI.PathsObject): [string, OpenAPI.OperationObject][] {
  return Object.values(paths).flatMap((item) =>
    METHODS.flatMap((method): [string, OpenAPI.OperationObject][] =>
      item?.[method] === undefined ? [] : [[method.toUpperCase(), item[method]]],
    ),
  );
}

function describeOperation(
  converter: ComponentConverter,
  method: string,
  operation: OpenAPI.OperationObject,
): void {
  const name = operation.operationId ?? '';
  const { parameters = [] } = operation;
  const body = bodyOf(operation);
  if (body !== null) {
    const hasPathFields = parameters.some((field) => 'in' in field && field.in === 'path');
    body.schema = converter.nameBody(body.schema ?? {}, hasPathFields);
  }
  const refusals = refusalsOf({
    name,
    method,
    takesInput: parameters.length > 0 || body !== null,
    addressesRecord: namesRecord(parameters, converter.resolve(body?.schema ?? {})),
  });
  addExamples(operation);
  operation.responses = { ...operation.responses, ...toResponses(refusals) };
  if (PUBLIC_PROCEDURES.includes(name)) operation.security = [];
  if (operation.requestBody !== undefined)
    Object.assign(operation, { 'x-body-bytes-max': callNamed(name).body.bytes });
  for (const parameter of parameters) {
    if (!('in' in parameter)) continue;
    // Clients would send signs such as & as they are.
    delete parameter.allowReserved;
    delete parameter.allowEmptyValue;
  }
}

function bodyOf({ requestBody }: OpenAPI.OperationObject): { schema?: JsonObject } | null {
  if (requestBody === undefined || !('content' in requestBody)) return null;
  return (Object.values(requestBody.content)[0] as { schema?: JsonObject } | undefined) ?? null;
}

function contactOf(supportAddress: string) {
  const name = `${PRODUCT_NAME} support`;
  return supportAddress.startsWith('https:')
    ? { name, url: supportAddress }
    : { name, email: supportAddress };
}

const DESCRIPTION =
  'Make an API key in the settings, under "API keys", and send it with each request: `Authorization: Bearer answerscope_…`. A key of the scope `read` reads; one of the scope `write` also changes things and starts checks. No key reaches the account, its profile and mail settings, payments or the back office, which answer 403: for these sign in at /api/auth/sign-in/email and send the value of the answer header `set-auth-token` as bearer token. Requests by a key count against the limits of its user. A key that was revoked or has expired answers 401.';

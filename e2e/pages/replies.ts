import {
  contract,
  ERROR_CATALOGUE,
  type ErrorCode,
  type ErrorDetails,
  WireError,
} from '@answerscope/contract';
import type { Page, Request, Route } from '@playwright/test';
import type { z } from 'zod';
import { fillReply, type Given } from './fill-reply.ts';

/** A procedure of the contract, by what it answers. */
export interface Procedure<Output = unknown> {
  '~orpc': { route: { method?: string; path?: string }; outputSchema?: z.ZodType<Output> };
}

interface Operation {
  success: true;
  operation: string;
  data: unknown;
}
type NameOf<Output> = Output extends Operation ? Output['operation'] : never;
type DataOf<Output, Name> = Output extends Operation & { operation: Name } ? Output['data'] : never;

/** Answers a procedure in the server's place. What is not given is filled in by the contract. */
export async function reply<Output>(
  page: Page,
  procedure: Procedure<Output>,
  given: NoInfer<Given<Output>>,
): Promise<void> {
  const json = fillReply(outputOf(procedure), given);
  await answer(page, procedure, (route) => route.fulfill({ json }));
}

/** Changes what the server answers. */
export const alterReply = <Output>(
  page: Page,
  procedure: Procedure<Output>,
  change: (body: Output) => NoInfer<Given<Output>>,
) =>
  answer(page, procedure, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: fillReply(outputOf(procedure), change(await response.json())) });
  });

/** As `reply`, for operations behind one address: those that are not given are the server's. */
export async function replyOperations<Output>(
  page: Page,
  procedure: Procedure<Output>,
  given: { [Name in NameOf<Output>]?: Given<DataOf<Output, Name>> },
): Promise<void> {
  const replies = Object.entries(given).map(([operation, data]) => [
    operation,
    wholeOperation(procedure, operation, data),
  ]);
  const jsons = new Map<string, unknown>(replies as [string, unknown][]);
  await answer(page, procedure, (route) => {
    const json = jsons.get(operationOf(route.request()));
    return json === undefined ? route.fallback() : route.fulfill({ json });
  });
}

/** As `alterReply`, for the data of one operation. */
export const alterOperation = <Output, Name extends NameOf<Output>>(
  page: Page,
  procedure: Procedure<Output>,
  operation: Name,
  change: (data: DataOf<Output, Name>) => Given<DataOf<Output, Name>>,
) =>
  answer(page, procedure, async (route) => {
    if (operationOf(route.request()) !== operation) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: DataOf<Output, Name> };
    await route.fulfill({ response, json: wholeOperation(procedure, operation, change(data)) });
  });

/** The server refuses a procedure. */
export const refuse = (page: Page, procedure: Procedure, code: ErrorCode, said: Partial<Refusal> = {}) =>
  answer(page, procedure, (route) => route.fulfill(errorReply(code, said)));

/** What is asked of the server at this address is never answered. */
export const hold = (page: Page, url: string | RegExp) => page.route(url, () => new Promise<never>(() => {}));

/** The server refuses whatever is asked of it at this address. */
export const refuseAt = (page: Page, url: string | RegExp, code: ErrorCode, said: Partial<Refusal> = {}) =>
  page.route(url, (route) => route.fulfill(errorReply(code, said)));

/** What is asked of the server at this address fails there, or takes too long. */
export const fail = (page: Page, url: string | RegExp, status: 500 | 504 = 500) =>
  refuseAt(page, url, status === 500 ? 'INTERNAL_SERVER_ERROR' : 'TIMEOUT_ERROR');

interface Refusal {
  message: string;
  details: ErrorDetails | null;
}

/** An error as any address of the product answers it. */
function errorReply(code: ErrorCode, { message, details = null }: Partial<Refusal> = {}) {
  const { status, message: usual } = ERROR_CATALOGUE[code];
  const json = fillReply(WireError, { code, status, message: message ?? usual, details });
  return { status, json };
}

/** What the library for sessions answers, which the contract does not describe. */
export const replyOfAuth = (page: Page, path: string, json: object) =>
  page.route(`**/api/auth/${path}`, (route) => route.fulfill({ json }));

/** Changes who the server says is signed in. */
export const alterSession = (page: Page, change: (body: { user: object }) => object) =>
  page.route('**/api/auth/get-session', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });

/**
 * Changes an answer of the server into one that it would never give: the contract is not asked. Journeys break pages
 * with it; screens use `alterReply`.
 */
export const alter = <Body>(page: Page, url: string | RegExp, change: (body: Body) => unknown) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Body) });
  });

/** A file or a document in the server's place. */
export const serveFile = (
  page: Page,
  url: string,
  file: { body: string | Buffer; contentType: string; status?: number },
) => page.route(url, (route) => route.fulfill(file));

/** Answers the calls of one procedure, and no other's. */
const answer = (page: Page, procedure: Procedure, handle: (route: Route) => Promise<void>) =>
  page.route(addressOf(procedure), (route) =>
    procedureOf(route.request()) === procedure ? handle(route) : route.fallback(),
  );

const outputOf = <Output>({ '~orpc': { outputSchema, route } }: Procedure<Output>): z.ZodType<Output> => {
  if (outputSchema) return outputSchema;
  throw new Error(`${route.method} ${route.path} answers nothing`);
};

const operationOf = (request: Request) => (request.postDataJSON() as { operation: string }).operation;

const wholeOperation = (procedure: Procedure, operation: string, data: unknown) =>
  fillReply(outputOf(procedure), { success: true, operation, data });

/** Every address of a procedure. A pattern, because the browser asks the test about what a function might match. */
const addressOf = ({ '~orpc': { route } }: Procedure) =>
  new RegExp(`^https?://[^/]+${route.path?.replace(/\{[^}]+\}/g, '[^/?]+')}(\\?.*)?$`);

/** Those without a parameter come first: some look like another one's with a parameter. */
const PROCEDURES: readonly Procedure[] = proceduresIn(contract).sort(
  (a, b) => Number(hasParameter(a)) - Number(hasParameter(b)),
);

const procedureOf = (request: Request): Procedure | undefined =>
  PROCEDURES.find(
    (one) => one['~orpc'].route.method === request.method() && addressOf(one).test(request.url()),
  );

function proceduresIn(routes: object): Procedure[] {
  if ('~orpc' in routes) return [routes as Procedure];
  return Object.values(routes).flatMap((one: object) => proceduresIn(one));
}

function hasParameter({ '~orpc': { route } }: Procedure): boolean {
  return route.path?.includes('{') ?? false;
}

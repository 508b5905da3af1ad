import { VIEW_AS_REASONS, type WireError } from '@answerscope/contract';
import { generateOpenApiDocument } from '../src/http/api-description/document.ts';

interface Described {
  method: string;
  pattern: RegExp;
  name: string;
  statuses: ReadonlySet<string>;
}

type Paths = Record<string, Record<string, { operationId: string; responses: object }>>;

let described: Promise<readonly Described[]> | undefined;

/** Fails where a call refused with a status that its description doesn't name. */
export async function expectDocumented(
  method: string,
  path: string,
  { status, body }: { status: number; body: unknown },
): Promise<void> {
  if (status < 400 || !/^\/(api|rpc|functions)\//.test(path)) return;
  // An ended view refuses every call, until the browser has dropped its cookie.
  if ((body as Partial<WireError> | null)?.details?.reason === VIEW_AS_REASONS.ended) return;
  described ??= describe();
  const asked = method === 'HEAD' ? 'GET' : method;
  const [address = ''] = path.split('?');
  const operation = (await described).find((one) => one.method === asked && one.pattern.test(address));
  if (operation === undefined || operation.statuses.has(String(status))) return;
  throw new Error(
    `${operation.name} answered ${status}, which packages/contract/src/refusals.ts doesn't name`,
  );
}

async function describe(): Promise<readonly Described[]> {
  const { paths } = (await generateOpenApiDocument({
    version: '1.2.3',
    baseUrl: 'https://example.com',
    supportAddress: null,
  })) as { paths: Paths };
  // Of two that fit, the one with fewer parameters is meant.
  const addresses = Object.entries(paths).toSorted(([a], [b]) => a.split('{').length - b.split('{').length);
  return addresses.flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, responses }]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
      name: operationId,
      statuses: new Set(Object.keys(responses)),
    })),
  );
}

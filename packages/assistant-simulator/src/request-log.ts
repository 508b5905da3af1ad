import type { FaultKind } from './faults.ts';
import type { SimulatedChannel } from './options.ts';

/** One request as the simulator saw it. Keys are never kept. */
export interface LoggedRequest {
  /** Also sent as x-request-id. */
  id: string;
  channel: SimulatedChannel;
  path: string;
  question: string;
  model: string;
  search: boolean;
  fault: FaultKind | null;
  /** Null while it runs and when no reply was sent. */
  status: number | null;
  cost_microdollars: number;
  started_at: string;
  /** Null while it runs. */
  ended_at: string | null;
  headers: Record<string, string>;
  body: unknown;
}

const KEPT_REQUESTS = 2_000;

/** What was asked and what it would have cost; older requests than those kept are only billed. */
export function createRequestLog(kept = KEPT_REQUESTS) {
  let requests: LoggedRequest[] = [];
  let bill = emptyBill();
  return {
    add: (request: LoggedRequest) => {
      requests.push(request);
      if (requests.length > kept) requests = requests.slice(-kept);
    },
    charge: (request: LoggedRequest, cost_microdollars: number) => {
      request.cost_microdollars = cost_microdollars;
      bill[request.channel] += cost_microdollars;
    },
    list: (): readonly LoggedRequest[] => requests,
    bill: () => ({ ...bill, total: Object.values(bill).reduce((sum, part) => sum + part, 0) }),
    clear: () => {
      requests = [];
      bill = emptyBill();
    },
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;

function emptyBill(): Record<SimulatedChannel, number> {
  return { openai: 0, claude: 0, gemini: 0, perplexity: 0 };
}

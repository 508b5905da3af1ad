import { readFault } from './faults.ts';
import type { Simulation } from './simulate-reply.ts';
import { readFixedValue } from './values.ts';
import { asObject, asText } from './wire/wire-format.ts';

interface AdminReply {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/**
 * The simulator's own API, for tests and demonstrations: POST faults, release, values, brands, reset; GET requests, bill.
 * A release lets the answers go that are held. A reset does too, clears faults, values, log, bill and repetitions, and
 * keeps the tracked brands.
 */
export function answerAdmin(
  simulation: Simulation,
  request: { method: string; path: string; body: unknown },
): AdminReply {
  switch (`${request.method} ${request.path}`) {
    case 'POST /admin/faults': {
      const fault = readFault(request.body);
      if (typeof fault === 'string') return refused(fault);
      simulation.faults.add(fault);
      return done({ added: fault });
    }
    case 'POST /admin/release':
      simulation.faults.release();
      return done({ released: true });
    case 'POST /admin/values': {
      const value = readFixedValue(request.body);
      if (typeof value === 'string') return refused(value);
      simulation.values.add(value);
      return done({ added: value });
    }
    case 'POST /admin/brands': {
      const { name, field } = asObject(request.body);
      if (asText(name) === '') return refused('name must be a text');
      simulation.track({ name: asText(name), field: asText(field) || null });
      return done({ tracked: simulation.tracked });
    }
    case 'POST /admin/reset':
      simulation.faults.clear();
      simulation.values.clear();
      simulation.log.clear();
      simulation.repetitions.clear();
      return done({ reset: true });
    case 'GET /admin/requests':
      return done({ requests: simulation.log.list() });
    case 'GET /admin/bill':
      return done({ currency: 'USD', unit: 'microdollars', ...simulation.log.bill() });
    default:
      return { status: 404, headers: {}, body: { error: 'The simulator has no such address' } };
  }
}

function done(body: unknown): AdminReply {
  return { status: 200, headers: {}, body };
}

function refused(error: string): AdminReply {
  return { status: 400, headers: {}, body: { error } };
}

import { DAY_MS } from './lib/time.ts';

/** What a history stands on where it was made, for what it is to stand on where it is brought to. */
export interface Move {
  /** How many days later everything happened. */
  days: number;
  /** Ids that are others there. */
  ids: ReadonlyMap<string, string>;
}

const ID_OR_MOMENT =
  /"([0-9a-f]{8}-[0-9a-f]{4})(-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})"|"(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00))"/g;

/** Rows as JSON, moved: ids hold the moment they were made in, so they move with it, and those that refer to them too. */
export function moveRows(json: string, { days, ids }: Move): string {
  const known = new Map<string, string>();
  const keep = (part: string, made: string): string => {
    known.set(part, made);
    return made;
  };
  return json.replace(
    ID_OR_MOMENT,
    (_, time: string | undefined, rest: string | undefined, day: string, clock: string) => {
      if (time === undefined || rest === undefined)
        return `"${known.get(day) ?? keep(day, laterDay(day, days))}${clock}"`;
      return `"${ids.get(time + rest) ?? (known.get(time) ?? keep(time, laterTime(time, days))) + rest}"`;
    },
  );
}

function laterDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The 48 bits of an id that say when it was made. */
function laterTime(time: string, days: number): string {
  const ms = Number.parseInt(time.replace('-', ''), 16) + days * DAY_MS;
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}

export function startOfDay(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS) * DAY_MS;
}

/** How many days one moment's day is later than the other's. */
export function daysBetween(earlier: Date, later: Date): number {
  return (startOfDay(later) - startOfDay(earlier)) / DAY_MS;
}

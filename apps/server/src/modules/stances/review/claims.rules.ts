import type { StatementMark } from '@answerscope/contract';

/** What a person said of a claim, wherever it stands. */
export interface ClaimMark {
  mark: StatementMark;
  /** ISO 8601. */
  marked_at: string;
}

/** A marked place of an answer. */
export interface MarkedPlace extends ClaimMark {
  answer_id: string;
  kind: string;
  /** UTF-16 offsets of the answer's text. */
  start: number;
  end: number;
  quote: string;
}

/** The same for a sentence in several answers: its kind and its words, whatever marks and spaces stand between them. */
export function claimOf({ kind, quote }: { kind: string; quote: string }): string {
  const words =
    quote
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}\p{Sc}%]+/gu) ?? [];
  return `${kind} ${words.length > 0 ? words.join(' ') : quote.trim()}`;
}

/** The newest mark of each claim. */
export function marksOfClaims(marked: readonly MarkedPlace[]): Map<string, ClaimMark> {
  const newest = new Map<string, ClaimMark>();
  for (const place of marked) {
    const claim = claimOf(place);
    const known = newest.get(claim);
    if (known === undefined || known.marked_at < place.marked_at)
      newest.set(claim, { mark: place.mark, marked_at: place.marked_at });
  }
  return newest;
}

/** Items of the same claim as one: the first of them, with the number of different answers that say it. */
export function groupByClaim<Item extends { answer_id: string; kind: string; quote: string }>(
  items: readonly Item[],
): (Item & { answers: number })[] {
  return [...Map.groupBy(items, claimOf).values()].flatMap((same) =>
    same
      .slice(0, 1)
      .map((first) => ({ ...first, answers: new Set(same.map(({ answer_id }) => answer_id)).size })),
  );
}

import type { Blow } from './blows.ts';
import type { Installation } from './installation.ts';
import { STATEMENTS } from './statements.ts';
import { type Evidence, verify } from './verify.ts';

interface Seen {
  evidence: Evidence;
  blows: readonly Blow[];
  samples: number;
}

/** What the assistants' side could tell that the product's rows contradict, by the statement that must notice. */
const SPOILED: Record<string, (seen: Seen) => Seen> = {
  'every request that reached an assistant has an attempt written before it': (seen) => {
    const [first, ...others] = seen.evidence.asked;
    if (first === undefined) throw new Error('nothing was asked');
    const early = { ...first, started_at: new Date(first.started_at.getTime() - 3_600_000) };
    return { ...seen, evidence: { ...seen.evidence, asked: [early, ...others] } };
  },
  'a question is asked again only for a call that was lost': (seen) => {
    const again = seen.evidence.asked.slice(0, 1).flatMap((one) => Array(seen.samples * 2).fill(one));
    return { ...seen, evidence: { ...seen.evidence, asked: [...seen.evidence.asked, ...again] } };
  },
  'a call is lost only when it was in flight at a blow': (seen) => {
    const attempts = seen.evidence.attempts.map((one, at) =>
      at === 0 ? { ...one, state: 'lost' as const } : one,
    );
    return { ...seen, blows: [], evidence: { ...seen.evidence, attempts } };
  },
  'repeats are no more than the calls in flight at the blows': (seen) => {
    const asked = [...seen.evidence.asked, ...seen.evidence.asked];
    return { ...seen, blows: [], evidence: { ...seen.evidence, asked } };
  },
  'the money booked is no less than the bill': (seen) => ({
    ...seen,
    evidence: { ...seen.evidence, billed: Number.POSITIVE_INFINITY },
  }),
  'a model was asked about doubtful mentions, and each call is booked at what it was charged': (seen) => {
    const readings = new Map([...seen.evidence.readings].map(([id, charged]) => [id, charged + 1]));
    return { ...seen, evidence: { ...seen.evidence, readings } };
  },
};

/**
 * Whether each statement can fail: contradicts each in turn, in a transaction that is rolled back, and looks whether
 * it is noticed. Returns the statements that noticed nothing.
 */
export async function findDeafStatements(installation: Installation, seen: Seen): Promise<string[]> {
  const deaf: string[] = [];
  const expectNoticed = async (query: Installation['query'], name: string, spoiled: Seen): Promise<void> => {
    const finding = (await verify(query, spoiled)).find(({ statement }) => statement === name);
    if (finding === undefined || finding.problems.length === 0) deaf.push(name);
  };
  for (const { name, spoil } of STATEMENTS)
    await installation.onApproval(async (query) => {
      await query(spoil);
      await expectNoticed(query, name, seen);
    });
  for (const [name, spoil] of Object.entries(SPOILED))
    await expectNoticed((text, values) => installation.query(text, values), name, spoil(seen));
  return deaf;
}

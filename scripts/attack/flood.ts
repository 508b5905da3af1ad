import type { Installation } from '../proof/installation.ts';
import type { Attacker } from './people.ts';

/** The product, and who floods it. The first of them is the neighbour, who only works. */
export interface Flooded {
  installation: Installation;
  baseUrl: string;
  attackers: readonly Attacker[];
}

/** A flood under way. */
export interface Flood {
  /** Ends it. Returns facts to print, and what is broken, in words. */
  end(): Promise<{ facts: string; findings: string[] }>;
}
export type StartFlood = (stage: Flooded) => Promise<Flood>;

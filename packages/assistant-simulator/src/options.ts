/** The four wire formats, by the names the product uses for its channels. */
export const SIMULATED_CHANNELS = ['openai', 'claude', 'gemini', 'perplexity'] as const;
export type SimulatedChannel = (typeof SIMULATED_CHANNELS)[number];

/** A company that answers should sometimes name. `field` is free text ("accounting software"); null fits every question. */
export interface TrackedBrand {
  name: string;
  field?: string | null;
  /** Only answers to this very question name it. Left out: to any of its field. */
  question?: string | null;
}

/**
 * How likely answers name a company, drawn for each answer: `from` before `begins`, `to` after `ends`, a straight line
 * between them. The first one that fits counts; without one a tracked brand moves in slow waves.
 */
export interface Course {
  brand: string;
  /** Left out: every channel. */
  channel?: SimulatedChannel;
  /** Words of the questions it is for. Left out: every question that may name the company. */
  about?: string;
  from: number;
  to: number;
  begins: Date;
  ends: Date;
}

export interface SimulatorOptions {
  /** 0 or left out: any free port. */
  port?: number;
  host?: '127.0.0.1';
  /** The same seed, question and day give the same answer. */
  seed?: string;
  /** How long an answer takes, in milliseconds. Left out: at once. */
  latencyMs?: { min: number; max: number };
  /** How many requests its log keeps. */
  keptRequests?: number;
  /** Brands named in answers drift with this clock. */
  now?: () => Date;
  trackedBrands?: readonly TrackedBrand[];
  courses?: readonly Course[];
}

export interface AssistantSimulator {
  /** What to set as each provider's base URL. Any key is accepted except one containing `invalid`. */
  baseUrls: Record<SimulatedChannel, string>;
  adminUrl: string;
  addTrackedBrand(brand: TrackedBrand): void;
  /** From now on answers name the brands that it was started with. */
  forgetAddedBrands(): void;
  /** Ends open connections and frees the port. */
  stop(): Promise<void>;
}

import type { ZodType } from 'zod';

/** The four assistants Answerscope can ask, by the name the rest of the product uses for them. */
export const CHANNELS = ['openai', 'claude', 'gemini', 'perplexity'] as const;
export type Channel = (typeof CHANNELS)[number];

export type SearchContext = 'low' | 'medium' | 'high';

/** From where the question is asked. `country` is ISO 3166-1 alpha-2, `time_zone` IANA, `language` BCP 47. */
export interface QuestionLocation {
  country: string;
  region?: string | null;
  city?: string | null;
  time_zone?: string | null;
  language?: string | null;
}

/** A request as it left for the provider: its path, and the body the SDK put on the wire. Never a header. */
export interface SentRequest {
  method: string;
  path: string;
  body: unknown;
}

/** One question to one assistant. `location` null means: from nowhere in particular. */
export interface AskInput {
  question: string;
  model: string;
  search: boolean;
  search_context: SearchContext;
  location: QuestionLocation | null;
  max_output_tokens: number;
  signal?: AbortSignal;
  /** Default 120 000. */
  timeoutMs?: number;
  /** Hears of each request when it is sent; a paused answer of Claude takes several. */
  onSent?: (request: SentRequest) => void;
  /** Awaited before a request that goes on with a paused answer; what it throws ends the call, its turns so far paid. */
  beforeContinuing?: () => Promise<void>;
}

/**
 * A link the answer gives for a statement. `start` and `end` are UTF-16 offsets into `Answer.text` (end exclusive) of
 * what the provider marks: the printed link (openai), the [n] mark (perplexity), the statement itself (claude, gemini).
 * `claim` is the statement the link stands for.
 */
export interface AnswerCitation {
  url: string;
  title: string | null;
  start: number | null;
  end: number | null;
  claim: string | null;
}

/** A page the assistant consulted, cited or not; `rank` counts from 1 in the order the provider lists them. */
export interface AnswerSource {
  url: string;
  title: string | null;
  rank: number;
}

/** `input_tokens` includes cached ones and search content; `output_tokens` includes `reasoning_tokens`. */
export interface AnswerUsage {
  input_tokens: number;
  output_tokens: number;
  reasoning_tokens: number;
  cached_tokens: number;
  /** Searches the provider bills. */
  searches: number;
}

/**
 * How a paid reply ended. `ok`: whole. `truncated`: cut at the output limit, text may be empty. `refused`: the model
 * declined, text is its refusal or empty. `blocked`: a filter withheld it. `failed`: it holds no text.
 */
export type AnswerFinish = 'ok' | 'truncated' | 'refused' | 'blocked' | 'failed';

/** What every reply of a provider carries, whatever was asked. Money in microdollars (millionths of a US dollar). */
export interface Reply {
  channel: Channel;
  /** The API asked, e.g. `openai.responses`; part of the number's fingerprint. */
  api: string;
  model_asked: string;
  model_served: string;
  usage: AnswerUsage;
  cost_microdollars: number;
  cost_source: 'given' | 'computed';
  /** ISO date of the price list used; null when the provider gave the cost or lists no price for the model. */
  price_date: string | null;
  request_id: string | null;
  latency_ms: number;
}

/** A paid reply to a question, judged by nobody yet. `answerFailure` tells whether it can be. */
export interface Answer extends Reply {
  text: string;
  citations: AnswerCitation[];
  sources: AnswerSource[];
  queries: string[];
  /** Whether a search ran to its end, even if it found nothing; asking for one does not make it true. */
  searched: boolean;
  /** The provider's own code when a search was tried and failed, else null. */
  search_error: string | null;
  finish: AnswerFinish;
  /** The provider's own word for the finish, e.g. `max_output_tokens`, `SAFETY`; null when it gives none. */
  finish_detail: string | null;
  /** The reply as received; null where the provider's terms forbid keeping it. */
  raw: unknown;
}

/** A task whose reply must have the form of `schema`: keyword ideas, judging. Never searches the web. */
export interface StructureInput<T> {
  instructions: string;
  prompt: string;
  model: string;
  schema: ZodType<T>;
  /** Names the schema towards the provider: letters, digits, underscore, at most 64. */
  schema_name: string;
  max_output_tokens: number;
  signal?: AbortSignal;
  /** Default 120 000. */
  timeoutMs?: number;
}

export interface Structure<T> extends Reply {
  value: T;
}

/** The part of a question that decides its price. */
export type CeilingInput = Omit<AskInput, 'signal' | 'timeoutMs' | 'onSent' | 'beforeContinuing'>;

export interface Assistant {
  channel: Channel;
  /** Asks once, without retry. Throws AssistantError when no paid reply came back, and nothing else. */
  ask(input: AskInput): Promise<Answer>;
  /** Asks for a value of the given schema. Throws AssistantError, also for a refusal or a value of another form. */
  askForStructure<T>(input: StructureInput<T>): Promise<Structure<T>>;
  /** The most one such call can cost, in microdollars: what to reserve before asking. */
  ceiling_microdollars(input: CeilingInput): number;
}

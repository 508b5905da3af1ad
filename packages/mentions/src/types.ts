import type { DoubtCode } from './codes.ts';

/** The names under which one company is known. `domain` and `aliases` say which entity is meant. */
export interface BrandNames {
  name: string;
  domain?: string | null;
  aliases?: readonly string[];
  products?: readonly string[];
  category?: string | null;
  namesakes?: readonly DeclaredNamesake[];
}

/** Somebody or something else of a brand's name: what it is called in full, and words that stand near it. */
export interface DeclaredNamesake {
  name: string;
  words: readonly string[];
}

/**
 * One answer to judge. `language` is a BCP 47 tag and only a hint; `sources` are the
 * links the assistant returned beside its text, `is_cited` false for those it only found.
 */
export interface DetectMentionsInput {
  answer: string;
  question?: string | null;
  brand: BrandNames;
  competitors?: readonly BrandNames[];
  language?: string | null;
  sources?: readonly { url: string; title?: string | null; is_cited?: boolean }[];
  /** What a reader decided of doubtful places; where the rules are sure, they hold. */
  decided?: readonly DecidedPlace[];
}

/** Whether the places of a range of `answer` name the brand: UTF-16 offsets, end exclusive. */
export interface DecidedPlace {
  start: number;
  end: number;
  is_brand: boolean;
}

/**
 * A place on which the yes or no hangs while the rules are in doubt: UTF-16 offsets into `answer`; `text` is its line with
 * the lines before and behind, the name between ⟦ and ⟧; then what the rules say of it all the same.
 */
export interface DoubtfulPlace {
  start: number;
  end: number;
  text: string;
  is_counted: boolean;
  confidence: number;
  code: DoubtCode;
}

/** A place where the answer names a brand: UTF-16 offsets into `answer`, end exclusive; `rule` is a RuleCode. */
export interface Mention {
  start: number;
  end: number;
  matched_name: string;
  rule: string;
  confidence: number;
}

/** A place that looks like the name and was not counted: UTF-16 offsets into `answer`; `reason` is a ReasonCode. */
export interface RejectedCandidate {
  start: number;
  end: number;
  matched_name: string;
  reason: string;
}

/** What the answer says of one competitor; `rank` counts the brand and its competitors in order of first mention, from 1. */
export interface CompetitorVerdict {
  name: string;
  mentions: Mention[];
  rank: number | null;
}

/** Where an answer names one company, and the places on which that hangs while the rules are in doubt. */
export interface CompanyReading {
  mentions: Mention[];
  /** Why nobody is sure whether it is named: null where the rules are, or a reader has decided. */
  doubt: DoubtCode | null;
  /** Empty when the rules are sure. What was decided of them changes nothing here. */
  doubtful: DoubtfulPlace[];
}

/** A link of the answer or its source list: normalised URL and registrable domain. */
export interface Citation {
  url: string;
  domain: string | null;
  kind: 'own' | 'competitor' | 'third_party';
  competitor: string | null;
}

/** An answer that measures nothing refuses to answer, or surely names no company. */
export type EmptyKind = 'no_companies' | 'refused';

/** A company or product that is named and not declared; its places are UTF-16 offsets into `answer`, in its order. */
export interface UndeclaredName {
  name: string;
  places: { start: number; end: number }[];
}

/**
 * The judgement of one answer. `share_of_voice` and `prominence` are fractions from 0 to 1; `rank` and `list_position`
 * count from 1; `empty` is true when the answer names no company at all and so measures nothing, `empty_kind` says why.
 */
export interface MentionVerdict {
  rules_version: string;
  mentioned: boolean;
  confidence: number;
  mentions: Mention[];
  rejected: RejectedCandidate[];
  rank: number | null;
  list_position: number | null;
  share_of_voice: number | null;
  prominence: number;
  competitors: CompetitorVerdict[];
  citations: Citation[];
  empty: boolean;
  /** Why the answer measures nothing; null when it measures something, which is exactly when `empty` is false. */
  empty_kind: EmptyKind | null;
  /** In the order of the text: who else is named. Precise rather than complete, and in no number of this verdict. */
  undeclared: UndeclaredName[];
  /** Why nobody is sure of `mentioned`: null where the rules are, or a reader has decided. */
  doubt: DoubtCode | null;
  /** In the order of the text; empty when the rules are sure. What was decided of them changes nothing here. */
  doubtful: DoubtfulPlace[];
}

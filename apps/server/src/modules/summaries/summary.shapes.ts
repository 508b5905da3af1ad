import type {
  Changes,
  Channel,
  Headline,
  Language,
  NamedCompetitor,
  RateInterval,
  StanceFigures,
} from '@answerscope/contract';

/** What the newest report of an assistant says by itself. */
export interface NewestReport {
  at: Date;
  /** Of answers to unbranded keywords that measured something; null without one. */
  rate: { mentions: number; answers: number; interval: RateInterval } | null;
  total_keywords: number;
  failed_keywords: number;
}

/** An assistant that was measured in the period. */
export interface SummaryChannel {
  channel: Channel;
  /** As every page shows it. */
  headline: Headline;
  reports: number;
  newest: NewestReport;
  /** Keywords that flipped in the reports of the period, and did not flip back. */
  newly_named: string[];
  no_longer_named: string[];
}

/** What a summary is made of: numbers of reports, and nothing that is counted for it. */
export interface SummaryContent {
  /** Of who reads it. */
  language: Language;
  company: string | null;
  time_zone: string;
  since: Date;
  until: Date;
  /** As home and dashboard say it. */
  changes: Changes;
  channels: SummaryChannel[];
  /** Assistants of the plan without a report in the period. */
  unmeasured: Channel[];
  /** In the newest reports of the assistants that were measured. */
  competitors: NamedCompetitor[];
  /** How the answers of the range speak of the brand. */
  spoken: StanceFigures;
}

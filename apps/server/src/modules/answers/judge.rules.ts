import type { Answer } from '@answerscope/assistants';
import {
  type DecidedPlace,
  type DetectMentionsInput,
  detectMentions,
  type MentionVerdict,
} from '@answerscope/mentions';
import type { BrandNamesSnapshot } from '../brand/index.ts';
import type { answer_citations, StoredSpan, verdicts } from './answers.tables.ts';

/**
 * The engine's verdict on an answer, with the names of one judgement. An answer that was refused, withheld or failed
 * says nothing about any company: whatever its text names is no mention.
 * @param input.decided what the auxiliary model said of doubtful places, for these fields of the brand
 */
export function judgeAnswer(input: {
  answer: Pick<Answer, 'text' | 'sources' | 'citations' | 'finish'>;
  question: string;
  names: BrandNamesSnapshot;
  language: string;
  decided?: readonly DecidedPlace[];
}): MentionVerdict {
  const { answer, question, names, language, decided = [] } = input;
  const { competitors, ...brand } = names;
  const verdict = detectMentions({
    ...readingOf({ answer, question, language }),
    brand,
    competitors,
    decided,
  });
  if (saysSomething(answer)) return verdict;
  const nobody = verdict.competitors.map(({ name }) => ({ name, mentions: [], rank: null }));
  const unnamed = { ...verdict, ...NO_MENTION, competitors: nobody };
  return answer.finish === 'refused' ? { ...unnamed, empty: true, empty_kind: 'refused' } : unnamed;
}

/** An answer as it is read for names. */
export function readingOf(of: {
  answer: Pick<Answer, 'text' | 'sources' | 'citations'>;
  question: string;
  language: string;
}): Pick<DetectMentionsInput, 'answer' | 'question' | 'language' | 'sources'> {
  const { answer, question, language } = of;
  const sources = [...answer.sources.map((page) => ({ ...page, is_cited: false })), ...answer.citations];
  return { answer: answer.text, question, language, sources };
}

/** False of an answer that was refused, withheld or failed. */
export function saysSomething({ finish }: Pick<Answer, 'finish'>): boolean {
  return finish === 'ok' || finish === 'truncated';
}

const NO_MENTION = {
  mentioned: false,
  confidence: 1,
  mentions: [],
  rank: null,
  list_position: null,
  share_of_voice: null,
  prominence: 0,
  undeclared: [],
  doubt: null,
  doubtful: [],
} satisfies Partial<MentionVerdict>;

type VerdictColumns = Omit<typeof verdicts.$inferInsert, 'account_id' | 'answer_id' | 'judgement_id'>;

/** The verdict as it is stored. */
export function toVerdictColumns(verdict: MentionVerdict): VerdictColumns {
  return {
    mentioned: verdict.mentioned,
    confidence: verdict.confidence,
    // Among known competitors only: alone, a brand would always be the first.
    rank: verdict.competitors.length === 0 ? null : verdict.rank,
    list_position: verdict.list_position,
    share_of_voice: verdict.share_of_voice,
    prominence: verdict.prominence,
    is_empty: verdict.empty,
    empty_kind: verdict.empty_kind,
    spans: verdict.mentions.map(
      ({ start, end, matched_name, rule, confidence }): StoredSpan => ({
        start,
        end,
        matched_name,
        code: rule,
        confidence,
      }),
    ),
    rejected: verdict.rejected.map(
      ({ start, end, matched_name, reason }): StoredSpan => ({
        start,
        end,
        matched_name,
        code: reason,
        confidence: null,
      }),
    ),
    competitors: verdict.competitors.map(({ name, mentions, rank }) => ({
      name,
      mentions: mentions.length,
      rank,
    })),
    doubt: verdict.doubt,
    undeclared: verdict.undeclared,
  };
}

type CitationColumns = Omit<typeof answer_citations.$inferInsert, 'account_id' | 'answer_id'>;

/**
 * Every page the answer cites or was made from, once each, cited ones first.
 * What counts as cited: the provider's own citations, and addresses the text itself shows.
 */
export function toCitationColumns(
  answer: Pick<Answer, 'citations' | 'sources'>,
  verdict: MentionVerdict,
): CitationColumns[] {
  const kinds = new Map(verdict.citations.map((citation) => [pageKey(citation.url), citation]));
  const titles = new Map<string, string>();
  for (const { url, title } of [...answer.sources, ...answer.citations]) {
    if (title !== null && title !== '' && !titles.has(pageKey(url))) titles.set(pageKey(url), title);
  }
  const sourceKeys = new Set(answer.sources.map(({ url }) => pageKey(url)));
  const cited = [
    ...answer.citations.map(({ url }) => url),
    ...verdict.citations.map(({ url }) => url).filter((url) => !sourceKeys.has(pageKey(url))),
  ];
  const rows = new Map<string, CitationColumns>();
  for (const { url, is_cited } of [
    ...cited.map((url) => ({ url, is_cited: true })),
    ...answer.sources.map(({ url }) => ({ url, is_cited: false })),
  ]) {
    const key = pageKey(url);
    if (rows.has(key) || !isWebAddress(url)) continue;
    const known = kinds.get(key);
    rows.set(key, {
      position: rows.size + 1,
      url,
      title: titles.get(key) ?? null,
      domain: known?.domain ?? hostOf(url),
      kind: known?.kind ?? 'third_party',
      is_cited,
    });
  }
  return [...rows.values()];
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null;
}

/** Two addresses that differ only in tracking marks, case of the host, 'www.' or a slash at the end are one page. */
function pageKey(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  for (const name of [...parsed.searchParams.keys()])
    if (name.startsWith('utm_')) parsed.searchParams.delete(name);
  return `${parsed.hostname.replace(/^www\./, '')}${parsed.pathname.replace(/\/$/, '')}${parsed.search}`;
}

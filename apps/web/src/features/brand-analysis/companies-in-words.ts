import {
  CHANNEL_LABELS,
  type Channel,
  type CompanyNews,
  type CountedAnswersQuery,
  type CountedCompanies,
  type CountedCompany,
  LIMITS,
  percentInWords,
} from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';
import * as messages from './messages.ts';

/** The answers that a count opens, with what they are called. */
export interface AnswersToOpen {
  title: string;
  query: Omit<CountedAnswersQuery, 'before' | 'range'>;
}

/** Below this a rate would say too much: only the counts are shown. */
export const isEnough = (answers: number): boolean => answers >= LIMITS.insight_answers_min;

/** A row of the list; its key is empty of the brand itself. */
export interface CompanyRow extends Pick<CountedCompany, 'named' | 'mentions' | 'share_of_voice' | 'place'> {
  key: string;
  name: string | null;
  competitor_id: string | null;
  is_counted: boolean;
  without_you: number | null;
  channels: CountedCompany['channels'];
  points: CountedCompany['points'];
}

/** The brand as a row of the same list. */
export const rowOfYou = ({ you }: CountedCompanies): CompanyRow => ({
  ...you,
  key: '',
  name: null,
  competitor_id: null,
  is_counted: true,
  without_you: null,
});

/** The first line of the page: who is mentioned most, of those that are listed, beside the brand. */
export function companiesInWords({
  you,
  items,
  tracked,
  found,
  has_reports,
}: Pick<CountedCompanies, 'you' | 'items' | 'tracked' | 'found' | 'has_reports'>): string {
  const { answers, of } = you.named;
  if (of === 0 && has_reports) return messages.noAnswersInTheseDays;
  if (of === 0) return messages.seeWhoMentionedInsteadAfter;
  const first = items.find(({ named }) => named.answers > 0);
  const yours = `you in ${answers.toLocaleString('en')}`;
  // Where some are filtered out or not counted yet, nobody knows that no other is.
  const isNobody = items.length === tracked + found && items.every(({ is_counted }) => is_counted);
  if (first === undefined && !isNobody)
    return `You are mentioned in ${answers.toLocaleString('en')} of ${counted(of, 'answer')}`;
  return first === undefined
    ? `No other company is mentioned in ${counted(of, 'answer')}`
    : `${first.name} is mentioned in ${first.named.answers.toLocaleString('en')} of ${counted(of, 'answer')}, ${yours}`;
}

/** '2.4 of 3.1': an average place, and among how many. */
export function placeInWords({ average, of }: { average: number; of: number }): string {
  const rounded = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });
  return `${rounded(average)} of ${rounded(of)}`;
}

/** What counting a new competitor has changed. */
export function newsInWords({ name, answers, of, share_before, share_now }: CompanyNews): string {
  const counts = `${answers.toLocaleString('en')} of ${counted(of, 'answer')} ${answers === 1 ? 'mentions' : 'mention'} ${name}`;
  if (share_now === null) return `${counts}.`;
  const now = percentInWords(share_now);
  if (share_before === null) return `${counts}. Your share of voice is ${now}.`;
  const before = percentInWords(share_before);
  return before === now
    ? `${counts}. Your share of voice stays ${now}.`
    : `${counts}. Your share of voice went from ${before} to ${now}.`;
}

/** The answers that mention a company, all of them or those of one assistant. */
export function answersMentioning(
  { key, name }: Pick<CompanyRow, 'key' | 'name'>,
  channel?: Channel,
): AnswersToOpen {
  const by = channel === undefined ? '' : ` of ${CHANNEL_LABELS[channel]}`;
  return {
    title: `Answers${by} that mention ${name ?? 'you'}`,
    query: { ...(name === null ? { names_you: true } : { company: key }), ...(channel && { channel }) },
  };
}

export const answersWithoutYou = ({ key, name }: Pick<CountedCompany, 'key' | 'name'>): AnswersToOpen => ({
  title: `Answers that mention ${name} without you`,
  query: { company: key, names_you: false },
});

export const answersCiting = (domain: string, channel?: Channel): AnswersToOpen => ({
  title: `Answers${channel === undefined ? '' : ` of ${CHANNEL_LABELS[channel]}`} that cite ${domain}`,
  query: { domain, ...(channel && { channel }) },
});

export const answersCitingWithoutYou = (domain: string): AnswersToOpen => ({
  title: `Answers that cite ${domain} without mentioning you`,
  query: { domain, names_you: false },
});

/** Answers that cite a site and mention a company. */
export const answersCitingBeside = (
  domain: string,
  { key, name }: { key: string; name: string },
): AnswersToOpen => ({
  title: `Answers that cite ${domain} and mention ${name}`,
  query: { domain, company: key },
});

export const answersCitingAddress = (url: string): AnswersToOpen => ({
  title: `Answers that cite ${url}`,
  query: { url },
});

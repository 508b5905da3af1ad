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
export const rowOfYou = ({ you }: Pick<CountedCompanies, 'you'>): CompanyRow => ({
  ...you,
  key: '',
  name: null,
  competitor_id: null,
  is_counted: true,
  without_you: null,
});

/** Bars of a comparison of companies. */
const VOICES_SHOWN = 6;

/** The brand among those that are mentioned most, in the order of mentions; it takes the last place where it is behind. */
export function voicesOf(found: Pick<CountedCompanies, 'you' | 'items'>): CompanyRow[] {
  const you = rowOfYou(found);
  const counted = found.items.filter(({ is_counted, mentions }) => is_counted && mentions > 0);
  const sorted = [you, ...counted].toSorted((one, other) => other.mentions - one.mentions);
  const shown = sorted.slice(0, VOICES_SHOWN);
  return shown.includes(you) ? shown : [...shown.slice(0, -1), you];
}

/** The brand's rank by mentions among all companies; null where some that may be ahead are not listed. */
export function rankOf({
  you,
  items,
  tracked,
  found,
}: Pick<CountedCompanies, 'you' | 'items' | 'tracked' | 'found'>): {
  rank: number;
  companies: number;
} | null {
  const last = items.at(-1);
  const isWhole = items.length === tracked + found;
  if (!isWhole && (last === undefined || last.named.answers >= you.named.answers)) return null;
  const ahead = items.filter(({ is_counted, mentions }) => is_counted && mentions > you.mentions).length;
  return { rank: ahead + 1, companies: tracked + found + 1 };
}

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
  if (of === 0) return messages.mentionsAppearHere;
  const first = items.find(({ named }) => named.answers > 0);
  // Where some are filtered out or not counted yet, nobody knows that no other is.
  const isNobody = items.length === tracked + found && items.every(({ is_counted }) => is_counted);
  if (first === undefined && !isNobody) return messages.youAreMentionedIn({ answers, of });
  return first === undefined
    ? messages.noOtherCompanyMentioned({ of })
    : messages.firstCompanyAndYou({ company: first.name, theirs: first.named.answers, of, yours: answers });
}

/** '2.4 of 3.1': an average place, and among how many. */
export function placeInWords({ average, of }: { average: number; of: number }): string {
  return messages.averagePlace({ place: average, of });
}

/** What counting a new competitor has changed. */
export function newsInWords({ name, answers, of, share_before, share_now }: CompanyNews): string {
  const counts = messages.answersMentionCompany({ answers, of, company: name });
  return share_now === null ? counts : `${counts} ${shareInWords(share_before, share_now)}`;
}

function shareInWords(before: number | null, share: number): string {
  if (before === null) return messages.shareOfVoiceIs({ share });
  return percentInWords(before) === percentInWords(share)
    ? messages.shareOfVoiceStays({ share })
    : messages.shareOfVoiceWent({ before, share });
}

/** The answers that mention a company, all of them or those of one assistant. */
export function answersMentioning(
  { key, name }: Pick<CompanyRow, 'key' | 'name'>,
  channel?: Channel,
): AnswersToOpen {
  return {
    title: mentioningInWords(name, channel && CHANNEL_LABELS[channel]),
    query: { ...(name === null ? { names_you: true } : { company: key }), ...(channel && { channel }) },
  };
}

function mentioningInWords(company: string | null, assistant: string | undefined): string {
  if (company === null)
    return assistant === undefined
      ? messages.answersThatMentionYou
      : messages.assistantsAnswersThatMentionYou({ assistant });
  return assistant === undefined
    ? messages.answersThatMention({ company })
    : messages.assistantsAnswersThatMention({ assistant, company });
}

export const answersWithoutYou = ({ key, name }: Pick<CountedCompany, 'key' | 'name'>): AnswersToOpen => ({
  title: messages.answersThatMentionWithoutYou({ company: name }),
  query: { company: key, names_you: false },
});

export const answersCiting = (domain: string, channel?: Channel): AnswersToOpen => ({
  title:
    channel === undefined
      ? messages.answersThatCite({ source: domain })
      : messages.assistantsAnswersThatCite({ assistant: CHANNEL_LABELS[channel], source: domain }),
  query: { domain, ...(channel && { channel }) },
});

export const answersCitingWithoutYou = (domain: string): AnswersToOpen => ({
  title: messages.answersThatCiteWithoutYou({ site: domain }),
  query: { domain, names_you: false },
});

/** Answers that cite a site and mention a company. */
export const answersCitingBeside = (
  domain: string,
  { key, name }: { key: string; name: string },
): AnswersToOpen => ({
  title: messages.answersThatCiteAndMention({ site: domain, company: name }),
  query: { domain, company: key },
});

export const answersCitingAddress = (url: string): AnswersToOpen => ({
  title: messages.answersThatCite({ source: url }),
  query: { url },
});

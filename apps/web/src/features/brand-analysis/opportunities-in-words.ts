import {
  aboutUsd,
  CHANNEL_LABELS,
  type KeywordTag,
  type Opportunities,
  type OpportunitiesQuery,
  type Opportunity,
  type OpportunityAnswersQuery,
  type OpportunityCertainty,
  type OpportunityMeasuring,
  percentInWords,
} from '@answerscope/contract';
import { groupInWords, listed as listedFilters } from '../../domain/keyword-group/group-in-words.ts';
import { rangeInWords } from '../../domain/range/range-in-words.ts';
import { counted } from '../../lib/counted.ts';
import { hostInWords } from '../../lib/host-in-words.ts';
import * as messages from './messages.ts';

const number = (count: number) => count.toLocaleString('en');
const is = (count: number) => (count === 1 ? 'is' : 'are');

/** What the page says in its first line: of all keywords, with how many of them the filters leave. */
export function opportunitiesInWords({ total, all, not_searched }: Opportunities): string {
  const which = total === all.total ? '' : `${number(total)} of `;
  if (all.total > 0)
    return `${which}${counted(all.total, 'opportunity', 'opportunities')}${which && ' shown'}, ${number(all.steady)} steady: answers mention a competitor and not you`;
  if (all.looked_at > 0) return messages.noAnswerMentionsCompetitorAnd;
  return not_searched.length > 0
    ? messages.yourAnswersHaventBeenSearched
    : messages.opportunitiesAppearHereAfterFirst;
}

/** What all of it is counted over. */
export function opportunityBasis({ all, range, is_capped }: Opportunities): string | null {
  if (all.looked_at === 0) return null;
  const which = is_capped ? ', the newest answers of each' : '';
  return `${counted(all.looked_at, 'keyword and assistant pair')} in ${rangeInWords(range)}${which}`;
}

/** Each filter that hides opportunities, as a sentence names it. */
export function filtersInWords(
  { channel, ...group }: OpportunitiesQuery,
  tags: readonly KeywordTag[],
): string[] {
  return [...groupInWords(group, tags), ...(channel ? [`the assistant ${CHANNEL_LABELS[channel]}`] : [])];
}

/** Why there is nothing to list, in a title and a sentence; what filters hide is said with them. */
export function whyNoOpportunity(
  { looked_at, total, all, not_searched }: Opportunities,
  filters: readonly string[],
): { title: string; text: string } {
  if (all.looked_at === 0)
    return not_searched.length > 0
      ? {
          title: messages.notSearchedYet,
          text: `Preview and apply the change above to search your answers for ${listed(not_searched)}.`,
        }
      : {
          title: messages.noAnswersYet,
          text: messages.keywordsWhoseAnswersMention,
        };
  const hidden = all.total - total;
  const many = counted(hidden, 'opportunity', 'opportunities');
  const hide = filters.length === 1 ? 'hides' : 'hide';
  if (looked_at === 0)
    return {
      title: messages.noKeywordMatches,
      text: `No answer counts for ${listedFilters(filters)}${hidden === 0 ? '' : `, which ${hide} ${many}`}.`,
    };
  const hiding = hidden === 0 ? '' : ` ${many} ${is(hidden)} hidden by ${listedFilters(filters)}.`;
  return {
    title: hidden === 0 ? messages.nobodyElseMentionedWithout : messages.nothingHere,
    text: `No answer mentions a competitor and leaves you out.${hiding}`,
  };
}

const CERTAINTIES: Record<OpportunityCertainty, string> = {
  steady: 'Steady',
  not_steady: messages.notSteady,
  too_few_answers: messages.tooFewAnswers,
};

/** How sure an opportunity is: 'Steady', 'Too few answers'. */
export const certaintyInWords = ({ certainty }: Pick<Opportunity, 'certainty'>): string =>
  CERTAINTIES[certainty];

/** Who is named in the place of the brand: 'Nordhaven (12) and Ostwind (3)'. */
export function rivalsInWords(competitors: Opportunity['competitors'], answers: number): string {
  const names = competitors.map((one) =>
    one.answers === answers ? one.name : `${one.name} (${number(one.answers)})`,
  );
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

/** What as many further answers would show, and what they cost. */
export function detectableInWords(measuring: OpportunityMeasuring): string {
  const { rate, detectable_rate, further_answers, further_cost_usd } = measuring;
  const price = `${counted(further_answers, 'more answer')} (${aboutUsd(further_cost_usd)})`;
  if (detectable_rate === null)
    return `${price} would not show any rise from ${percentInWords(rate)} significantly, not even to 100%.`;
  // Up, so that no less is promised than was worked out.
  return `${price} would show a rise from ${percentInWords(rate)} to ${Math.ceil(detectable_rate * 100)}% or more, in 8 of 10 cases.`;
}

/** What seeing a smaller rise takes. */
export function plannedInWords(measuring: OpportunityMeasuring): string {
  const { planned_rate, planned_answers_per_window: each, planned_missing, planned_cost_usd } = measuring;
  return `To see a rise to ${percentInWords(planned_rate)} takes about ${number(each)} answers before and ${number(each)} after: ${counted(planned_missing, 'more answer')} (${aboutUsd(planned_cost_usd)}).`;
}

/** Competitors that no answer was searched for: what is listed leaves them out. */
export function notSearchedInWords({ not_searched, searched }: Opportunities): string | null {
  if (not_searched.length === 0) return null;
  const others = searched.length === 0 ? '' : ' The others are counted.';
  return `Not counted yet: ${listed(not_searched)}.${others}`;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 3);
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
}

/** The answers that a figure of an opportunity opens, with what they are called. */
export interface OpportunityAnswersToOpen {
  title: string;
  query: OpportunityAnswersQuery;
}

const cellOf = ({ keyword_id, channel }: Pick<Opportunity, 'keyword_id' | 'channel'>) => ({
  keyword_id,
  channel,
});
const asked = ({ keyword, channel }: Pick<Opportunity, 'keyword' | 'channel'>) =>
  `${keyword} (${CHANNEL_LABELS[channel]})`;
type Cell = Pick<Opportunity, 'keyword_id' | 'keyword' | 'channel'>;

export const answersWithout = (cell: Cell): OpportunityAnswersToOpen => ({
  title: `Answers that mention a competitor and not you: ${asked(cell)}`,
  query: { ...cellOf(cell), which: 'without_you' },
});

export const answersNamingYou = (cell: Cell): OpportunityAnswersToOpen => ({
  title: `Answers that mention you: ${asked(cell)}`,
  query: { ...cellOf(cell), which: 'naming_you' },
});

export const answersCitingSite = (cell: Cell, domain: string): OpportunityAnswersToOpen => ({
  title: `Answers that cite ${hostInWords(domain)} and leave you out: ${asked(cell)}`,
  query: { ...cellOf(cell), which: 'without_you', domain },
});

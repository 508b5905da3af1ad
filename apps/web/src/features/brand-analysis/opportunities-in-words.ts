import {
  aboutUsd,
  CHANNEL_LABELS,
  type CountedCompany,
  commaList,
  type KeywordTag,
  listInWords,
  type Opportunities,
  type OpportunitiesQuery,
  type Opportunity,
  type OpportunityAnswersQuery,
  type OpportunityCertainty,
  type OpportunityMeasuring,
} from '@answerscope/contract';
import { groupInWords, listed as listedFilters } from '../../domain/keyword-group/group-in-words.ts';
import { rangeInWords } from '../../domain/range/range-in-words.ts';
import { hostInWords } from '../../lib/host-in-words.ts';
import * as messages from './opportunity-messages.ts';

/** The first line of the page names the keyword that loses most answers, of those that are listed. */
export function opportunitiesInWords({ items: [worst], total, all, not_searched }: Opportunities): string {
  if (worst !== undefined)
    return messages.mostAnswersLost({
      answers: worst.answers,
      of: worst.of,
      keyword: worst.keyword,
      assistant: CHANNEL_LABELS[worst.channel],
    });
  if (all.total > 0) return countInWords({ total, all });
  if (all.looked_at > 0) return messages.noOpportunity;
  return not_searched.length > 0 ? messages.answersNotSearched : messages.opportunitiesAppearHere;
}

/** How many there are, and with how many of them the filters leave. */
const countInWords = ({ total, all }: Pick<Opportunities, 'total' | 'all'>) =>
  total === all.total
    ? messages.allOpportunities({ all: all.total, steady: all.steady })
    : messages.someOpportunities({ shown: total, all: all.total, steady: all.steady });

/** How many there are, and what all of it is counted over. */
export function opportunityBasis({ all, total, range, is_capped }: Opportunities): string | null {
  if (all.looked_at === 0) return null;
  const basis = messages.opportunityBasis({
    range: rangeInWords(range),
    isCapped: is_capped ? 'yes' : 'no',
  });
  return all.total === 0 ? basis : `${countInWords({ total, all })} · ${basis}`;
}

/** How many competitors are drawn as bars. */
const RIVALS_SHOWN = 5;

/** All answers lost in a list, and to which competitors. An answer that mentions two counts for both. */
export function lossesOf(items: readonly Opportunity[]): {
  answers: number;
  of: number;
  rivals: { name: string; answers: number }[];
} {
  const sum = (count: (one: Opportunity) => number) => items.reduce((total, one) => total + count(one), 0);
  const rivals = new Map<string, number>();
  for (const { competitors } of items)
    for (const { name, answers } of competitors) rivals.set(name, (rivals.get(name) ?? 0) + answers);
  return {
    answers: sum(({ answers }) => answers),
    of: sum(({ of }) => of),
    rivals: [...rivals]
      .map(([name, answers]) => ({ name, answers }))
      .toSorted((one, other) => other.answers - one.answers)
      .slice(0, RIVALS_SHOWN),
  };
}

/** Companies that nobody tracks and that answers mention in the brand's place, most such answers first. */
export function untrackedLosses(items: readonly CountedCompany[]): CountedCompany[] {
  return items
    .filter(({ competitor_id, without_you }) => competitor_id === null && without_you > 0)
    .toSorted((one, other) => other.without_you - one.without_you);
}

/** The first line where no competitor is tracked, or none is mentioned without the brand. */
export const untrackedInWords = ({ name, without_you }: CountedCompany): string =>
  messages.mentionedWithoutYou({ company: name, answers: without_you });

/** Each filter that hides opportunities, as a sentence names it. */
export function filtersInWords(
  { channel, ...group }: OpportunitiesQuery,
  tags: readonly KeywordTag[],
): string[] {
  return [
    ...groupInWords(group, tags),
    ...(channel ? [messages.theAssistant({ assistant: CHANNEL_LABELS[channel] })] : []),
  ];
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
          text: messages.previewToSearchFor({ names: listed(not_searched) }),
        }
      : {
          title: messages.noAnswersYet,
          text: messages.keywordsAppearHere,
        };
  const hidden = all.total - total;
  const listedHere = listedFilters(filters);
  if (looked_at === 0)
    return {
      title: messages.noKeywordMatches,
      text:
        hidden === 0
          ? messages.noAnswerCountsFor({ filters: listedHere })
          : messages.noAnswerCountsAndHides({ filters: listedHere, hidden }),
    };
  return hidden === 0
    ? { title: messages.nobodyElseMentioned, text: messages.noAnswerLeavesYouOut }
    : {
        title: messages.nothingHere,
        text: messages.noAnswerLeavesYouOutOthersHidden({ hidden, filters: listedHere }),
      };
}

const CERTAINTIES: Record<OpportunityCertainty, string> = {
  steady: messages.steady,
  not_steady: messages.notSteady,
  too_few_answers: messages.tooFewAnswers,
};

/** How sure an opportunity is: 'Steady', 'Too few answers'. */
export const certaintyInWords = ({ certainty }: Pick<Opportunity, 'certainty'>): string =>
  CERTAINTIES[certainty];

/** Who is named in the place of the brand: 'Nordhaven (12), Ostwind (3)'. */
export function rivalsInWords(competitors: Opportunity['competitors'], answers: number): string {
  const names = competitors.map((one) =>
    one.answers === answers ? one.name : messages.nameWithAnswers(one),
  );
  return commaList(names);
}

/** What as many further answers would show, and what they cost. */
export function detectableInWords(measuring: OpportunityMeasuring): string {
  const { rate, detectable_rate, further_answers, further_cost_usd } = measuring;
  const further = { answers: further_answers, cost: aboutUsd(further_cost_usd), rate };
  if (detectable_rate === null) return messages.noRiseWouldShow(further);
  // Up, so that no less is promised than was worked out.
  return messages.riseWouldShow({ ...further, detectable: Math.ceil(detectable_rate * 100) / 100 });
}

/** What seeing a smaller rise takes. */
export function plannedInWords(measuring: OpportunityMeasuring): string {
  const { planned_rate, planned_answers_per_window: each, planned_missing, planned_cost_usd } = measuring;
  return messages.seeingARiseTakes({
    rate: planned_rate,
    each,
    missing: planned_missing,
    cost: aboutUsd(planned_cost_usd),
  });
}

/** Competitors that no answer was searched for: what is listed leaves them out. */
export function notSearchedInWords({ not_searched, searched }: Opportunities): string | null {
  if (not_searched.length === 0) return null;
  const names = listed(not_searched);
  return searched.length === 0
    ? messages.namesNotCountedYet({ names })
    : messages.namesNotCountedYetOthersAre({ names });
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 3);
  const more = names.length - shown.length;
  return more > 0 ? messages.namesAndMore({ names: commaList(shown), more }) : listInWords(shown);
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
const asked = ({ keyword, channel }: Pick<Opportunity, 'keyword' | 'channel'>) => ({
  keyword,
  assistant: CHANNEL_LABELS[channel],
});
type Cell = Pick<Opportunity, 'keyword_id' | 'keyword' | 'channel'>;

export const answersWithout = (cell: Cell): OpportunityAnswersToOpen => ({
  title: messages.answersWithout(asked(cell)),
  query: { ...cellOf(cell), which: 'without_you' },
});

export const answersNamingYou = (cell: Cell): OpportunityAnswersToOpen => ({
  title: messages.answersNamingYou(asked(cell)),
  query: { ...cellOf(cell), which: 'naming_you' },
});

export const answersCitingSite = (cell: Cell, domain: string): OpportunityAnswersToOpen => ({
  title: messages.answersCitingSite({ site: hostInWords(domain), ...asked(cell) }),
  query: { ...cellOf(cell), which: 'without_you', domain },
});

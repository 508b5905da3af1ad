import { getRouteApi } from '@tanstack/react-router';
import { useJudgedNames } from '../../domain/names/use-judged-names.ts';
import { waitingKeywords } from '../../features/checks/sent-checks.ts';
import { useCheckKeyword, useSentChecks } from '../../features/checks/use-check-keyword.ts';
import { type KeywordSearch, toKeywordSearch } from '../../features/keywords/keyword-search.ts';
import { useKeywordList } from '../../features/keywords/use-keyword-list.ts';
import { keepOwnResults, withoutOwnResults } from '../../features/keywords/without-own-results.ts';
import { useChannelResults } from '../../features/visibility/use-channel-results.ts';
import { useRunNotices } from '../../features/visibility/use-run-notices.ts';
import { useRuns } from '../../features/visibility/use-runs.ts';
import { useTrackerAddress } from '../../features/visibility/use-tracker-address.ts';
import { useTrackerBasis } from '../../features/visibility/use-tracker-basis.ts';
import {
  companyFault,
  companyOf,
  isAdHoc,
  shownChannel,
} from '../../features/visibility/visibility-search.ts';
import { isSameStep } from '../../lib/typed-text.ts';
import { useOnline } from '../../lib/use-online.ts';

const Route = getRouteApi('/_app/tracker/visibility');

const NONE: ReadonlySet<string> = new Set();

/** What the tracker knows of the assistant, the company and the keywords that its address names. */
export type Visibility = ReturnType<typeof useVisibility>;

/** Reads what the tracker shows, and says what can be asked. */
export function useVisibility() {
  const navigate = Route.useNavigate();
  const { shown, filters, page, change, narrow, showPage } = useTrackerAddress({
    address: Route.useSearch(),
    toList: toKeywordSearch,
    isSameListStep: isSameStep,
    go: (search, replace) => void navigate({ search, replace, resetScroll: false }),
  });
  const names = useJudgedNames();
  const { profile, available, isKnown, failure } = useTrackerBasis();
  const channel = shownChannel(shown.channel, available) ?? 'openai';
  const ownCompany = profile?.company_name ?? null;
  const company = companyOf(shown.company, ownCompany);
  const adHoc = isKnown && company !== null && isAdHoc(company, ownCompany);
  // Until the own name is known, one in the address is another's: nothing is read or drawn twice.
  const isOfOther = isKnown ? adHoc : shown.company !== undefined;
  const fault = companyFault(shown.company);
  const other = isOfOther && fault === null ? company : null;
  const isOtherUnaskable = isOfOther && other === null;

  const listed = isOfOther ? withoutOwnResults(filters) : filters;
  const filtered = { ...listed, channel };
  const { list, keywords, failure: noList } = useKeywordList(filtered);
  const shownIds = keywords?.map(({ id }) => id) ?? [];
  const newest = useChannelResults(channel, shownIds, other);
  const runs = useRuns();
  useRunNotices(runs.data?.items);
  const sent = waitingKeywords(useSentChecks(), { channel, company_name: company });
  const check = useCheckKeyword();

  const total = list.data?.total;
  const hasKeywords = (list.data?.total_keywords ?? 0) > 0;
  const canAsk = available.length > 0;
  const isOnline = useOnline();
  const canCheck = isKnown && isOnline && canAsk && company !== null && fault === null;

  return {
    shown,
    filters,
    listed,
    /** What the list is narrowed to, with the assistant whose results it is narrowed by. */
    filtered,
    page,
    change,
    showPage,
    /** Narrows or sorts the list; what says something of own results alone stays in the address meanwhile. */
    choose: (next: KeywordSearch) => narrow(isOfOther ? keepOwnResults(filters, next) : next),
    names,
    available,
    isKnown,
    /** Why nothing can be shown. */
    failure,
    channel,
    ownCompany,
    company,
    /** Another company than the own one is looked for: its name is said, be it one that can be asked for or not. */
    adHoc,
    isOfOther,
    fault,
    other,
    list,
    /** Why there is no list. */
    noList,
    keywords,
    shownIds,
    newest,
    runs,
    total,
    hasKeywords,
    canAsk,
    canCheck,
    canCheckMany: canCheck && !adHoc,
    /** Keywords that are being asked about one at a time, and those that wait for their turn in a run. */
    waiting: isOtherUnaskable ? NONE : new Set([...sent, ...newest.asked]),
    waitingInRun: isOtherUnaskable ? NONE : newest.queued,
    checkOne: ({ id, keyword }: { id: string; keyword: string }) => {
      if (company === null) return;
      const previous_checked_at = newest.results?.get(id)?.checked_at ?? null;
      void check(
        [{ keyword_id: id, keyword, company_name: company, channel, previous_checked_at }],
        adHoc ? company : undefined,
      );
    },
  };
}

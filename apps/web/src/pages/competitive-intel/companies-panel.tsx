import { type Competitor, type CountedCompanies, LIMITS } from '@answerscope/contract';
import { IconUsers } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { type AnswersToOpen, isEnough, rowOfYou } from '../../features/brand-analysis/companies-in-words.ts';
import { CompanyTable } from '../../features/brand-analysis/company-table.tsx';
import { ListFilters } from '../../features/brand-analysis/list-filters.tsx';
import { VoiceLead } from '../../features/brand-analysis/voice-lead.tsx';
import type { FailedLoad } from '../../lib/failed-load.ts';
import { laterPage } from '../../lib/search-codec.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import type { CompetitiveIntelSearch } from './competitive-intel-search.ts';
import * as messages from './messages.ts';

const CountedAnswersSheet = lazy(() => import('../../features/brand-analysis/counted-answers-sheet.tsx'));
const CompetitorSheet = lazy(() => import('../../features/brand/competitor-sheet.tsx'));

type Search = Pick<CompetitiveIntelSearch, 'channel' | 'show' | 'search' | 'page'>;

interface CompaniesPanelProps {
  /** Undefined while they load. */
  found: CountedCompanies | undefined;
  /** All companies of these days and assistants, whatever part of them is listed; undefined while they load. */
  leading: CountedCompanies | undefined;
  failure: FailedLoad | null;
  competitors: readonly Competitor[];
  search: Search;
  onSearch: (search: Search, replace: boolean) => void;
  onAdd: () => void;
  onChange: (competitor: Competitor) => void;
  onDelete: (competitor: Competitor) => void;
}

/** Everybody whom answers mention beside the brand, tracked or found, with what can be done about it. */
export default function CompaniesPanel(props: CompaniesPanelProps) {
  const { found, leading, failure, competitors, search, onSearch, onAdd } = props;
  const [answers, setAnswers] = useState<AnswersToOpen | null>(null);
  const [detail, setDetail] = useState<Competitor | null>(null);
  const leave = (act: (competitor: Competitor) => void) => {
    setDetail(null);
    if (detail) act(detail);
  };
  const { channel } = search;
  const open = ({ title, query }: AnswersToOpen) =>
    setAnswers({ title, query: { ...(channel && { channel }), ...query } });
  const isFiltered = search.show !== undefined || search.search !== undefined;
  const showsYou = found !== undefined && !isFiltered && search.page === undefined && found.you.named.of > 0;
  const all = found && found.tracked + found.found;
  const isEmpty = all === 0 && !isFiltered && !showsYou;
  const hasLead = !failure && !isEmpty && leading !== undefined && leading.all_mentions > 0;
  return (
    <>
      {hasLead ? (
        <VoiceLead found={leading} />
      ) : (
        found === undefined && !failure && <Skeleton height="220px" />
      )}
      <Panel title={messages.companies}>
        {failure ? (
          <ErrorState title={messages.companiesNotLoaded} {...failure} />
        ) : isEmpty && channel === undefined ? (
          <EmptyState
            Icon={IconUsers}
            title={found?.has_reports ? messages.noAnswersInTheseDays : messages.noCompaniesYet}
            text={found?.has_reports ? messages.chooseOtherDays : messages.companiesAnswersMentionAppearHere}
            action={
              <div className="row">
                {!found?.has_reports && (
                  <ButtonLink to="/tracker/visibility" look="primary">
                    {messages.checkAllKeywords}
                  </ButtonLink>
                )}
                <Button onClick={onAdd}>{messages.addACompetitor}</Button>
              </div>
            }
          />
        ) : (
          <>
            <ListFilters
              kinds={{
                label: messages.showCompanies,
                value: search.show,
                options: [
                  { value: 'all', label: messages.all },
                  {
                    value: 'tracked',
                    label: found ? messages.trackedCount({ count: found.tracked }) : messages.tracked,
                  },
                  {
                    value: 'found',
                    label: found ? messages.foundCount({ count: found.found }) : messages.found,
                  },
                ],
              }}
              channel={channel}
              search={search.search}
              placeholder={messages.company}
              onChange={(part) => {
                const { kind, ...rest } = part;
                onSearch(
                  { ...search, ...rest, ...('kind' in part && { show: kind }), page: undefined },
                  true,
                );
              }}
            />
            {found && found.you.named.of > 0 && !isEnough(found.you.named.of) && (
              <p className="quiet">
                {messages.ratesAppearFrom({ min: LIMITS.insight_answers_min, answers: found.you.named.of })}
              </p>
            )}
            {found?.total === 0 && isFiltered ? (
              <NoMatch text={messages.tryAnotherFilterOrShorter} onClear={() => onSearch({}, true)} />
            ) : (
              <CompanyTable
                companies={found ? [...(showsYou ? [rowOfYou(found)] : []), ...found.items] : null}
                onOpen={open}
                onDetail={(id) => setDetail(competitors.find((one) => one.id === id) ?? null)}
              />
            )}
            <Pagination
              page={search.page ?? 1}
              pageSize={LIMITS.page_size}
              total={found?.total}
              onPage={(page, replace) => onSearch({ ...search, page: laterPage(page) }, replace)}
            />
          </>
        )}
        {detail && (
          <LazyPart onClose={() => setDetail(null)}>
            <CompetitorSheet
              competitor={detail}
              onChange={() => leave(props.onChange)}
              onDelete={() => leave(props.onDelete)}
              onClose={() => setDetail(null)}
            />
          </LazyPart>
        )}
        {answers && (
          <LazyPart onClose={() => setAnswers(null)}>
            <CountedAnswersSheet {...answers} onClose={() => setAnswers(null)} />
          </LazyPart>
        )}
      </Panel>
    </>
  );
}

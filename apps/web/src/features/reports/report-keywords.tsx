import { type Channel, LIMITS, type ReportDetail } from '@answerscope/contract';
import { isGrouped } from '../../domain/keyword-group/group-search.ts';
import { useGroupChoices } from '../../domain/keyword-group/use-group-choices.ts';
import { laterPage } from '../../lib/search-codec.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Hint } from '../../ui/hint.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import * as messages from './messages.ts';
import { ReportFilters } from './report-filters.tsx';
import { ReportKeywordTable } from './report-keyword-table.tsx';
import { isFiltered, type ReportSearch, sortOf, withoutFilters, withSort } from './report-search.ts';

const OWN_DAYS = messages.aReportKeepsOwnAnswers;

interface ReportKeywordsProps {
  /** Its place in the page's address. */
  id: string;
  channel: Channel | undefined;
  /** Undefined while it is loaded. */
  report: ReportDetail | undefined;
  search: ReportSearch;
  onShow: (next: ReportSearch, replaces?: boolean) => void;
}

/** A report's keywords with their filters, a page at a time. */
export function ReportKeywords({ id, channel, report, search, onShow }: ReportKeywordsProps) {
  const { failure, ...choices } = useGroupChoices();
  return (
    <Panel
      id={id}
      title={messages.keywords}
      aside={
        <span className="quiet">
          <Hint text={OWN_DAYS}>{messages.trendsEndWithReport}</Hint>
        </span>
      }
    >
      <ReportFilters search={search} {...choices} onChange={onShow} />
      {failure && <FailedPart title={messages.yourTopicsAndTagsNot} {...failure} />}
      {isGrouped(search) && <p className="quiet">{messages.filtersChooseRows}</p>}
      {report?.keywords.total === 0 && isFiltered(search) ? (
        <NoMatch text={messages.noKeywordMatches} onClear={() => onShow(withoutFilters(search))} />
      ) : (
        <ReportKeywordTable
          channel={channel}
          keywords={report?.keywords.items ?? null}
          sort={sortOf(search)}
          onSort={(sort) => onShow(withSort(search, sort))}
        />
      )}
      <Pagination
        page={search.page ?? 1}
        pageSize={LIMITS.page_size}
        total={report?.keywords.total}
        onPage={(next, replaces) => onShow({ ...search, page: laterPage(next) }, replaces)}
      />
    </Panel>
  );
}

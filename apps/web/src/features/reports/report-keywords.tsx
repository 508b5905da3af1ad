import { type Channel, LIMITS, type ReportDetail } from '@answerscope/contract';
import { laterPage } from '../../lib/search-codec.ts';
import { Panel } from '../../ui/page-frame.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportKeywordTable } from './report-keyword-table.tsx';
import { type ReportSearch, SHOWN_KEYWORDS, sortOf, withSort } from './report-search.ts';

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
  return (
    <Panel id={id} title="Keywords" aside={<ReportFilters search={search} onChange={onShow} />}>
      {report?.keywords.total === 0 ? (
        <p>{noneShown(search)}</p>
      ) : (
        <ReportKeywordTable
          channel={channel}
          keywords={report?.keywords.items ?? null}
          tellsMissing={report?.missing.check_every_days === null}
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

/** Says which keywords the report does not hold. */
function noneShown({ show, search }: ReportSearch): string {
  const shown = SHOWN_KEYWORDS.find((one) => one.show === show);
  const kind = `No ${shown?.none ?? (shown ? `${shown.label.toLowerCase()} keywords` : 'keywords')}`;
  return search ? `${kind} with “${search}” in this report.` : `${kind} in this report.`;
}

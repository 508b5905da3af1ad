import { LIMITS } from '@answerscope/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failedLoad } from '../../lib/failed-load.ts';
import { laterPage } from '../../lib/search-codec.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ErrorState } from '../../ui/states.tsx';

/** As much of a list as the server answers with. */
interface Listed<Row> {
  items: Row[];
  total: number;
  /** Nobody counted all of them. */
  is_total_capped?: boolean;
}

interface ListPageProps<Row> {
  title: string;
  /** The line under the title: how many there are, and until that is known that they are loading; nothing where they could not be. */
  answer: (list: Listed<Row>) => string;
  loading: string;
  actions?: ReactNode;
  /** What the list is narrowed by. */
  filters: ReactNode;
  list: UseQueryResult<Listed<Row>>;
  /** Undefined is the first. */
  page: number | undefined;
  pageSize?: number;
  /** Goes to a page, by its parameter in the address. */
  onPage: (page: number | undefined, replace: boolean) => void;
  /** 'The jobs could not be loaded' */
  failure: string;
  /** What stands in the rows' place where there is none. */
  empty: ReactNode;
  /** The rows, which are null while they load. */
  rows: (rows: readonly Row[] | null) => ReactNode;
  /** What stands below the pages. */
  children?: ReactNode;
}

/** A page of the back office that is a list: how many, what narrows it, its rows or what stands in their place, its pages. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, answer, loading, actions, filters, list, failure, empty, rows, children } = props;
  const { page = 1, pageSize = LIMITS.page_size, onPage } = props;
  const failed = failedLoad(list);
  const { items = null, total, is_total_capped } = list.data ?? {};
  return (
    <PageFrame title={title} answer={list.data ? answer(list.data) : !failed && loading} actions={actions}>
      {filters}
      {failed ? <ErrorState title={failure} {...failed} /> : total === 0 ? empty : rows(items)}
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        isTotalCapped={is_total_capped}
        onPage={(shown, replaces) => onPage(laterPage(shown), replaces)}
      />
      {children}
    </PageFrame>
  );
}

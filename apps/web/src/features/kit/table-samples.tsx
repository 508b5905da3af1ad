import { wilsonInterval } from '@answerscope/statistics';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { RateFigure } from '../../domain/rate/rate-figure.tsx';
import { useSelection } from '../../lib/use-selection.ts';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable, type Sort } from '../../ui/data-table.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import styles from './sample.module.css';
import { Sample, State } from './sample.tsx';
import {
  SAMPLE_FAULT,
  SAMPLE_LONG_ROWS,
  SAMPLE_MISSING,
  SAMPLE_REFUSAL,
  SAMPLE_ROWS,
  type SampleRow,
} from './sample-data.ts';

const PAGE_SIZE = 20;
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente';

const COLUMNS: Column<SampleRow>[] = [
  { key: 'keyword', header: 'Keyword', isMain: true, sortBy: 'keyword', cell: ({ keyword }) => keyword },
  { key: 'topic', header: 'Topic', width: '20%', cell: ({ topic }) => topic },
  {
    key: 'rate',
    header: 'Rate',
    width: '30%',
    cell: ({ k, n }) => <RateFigure k={k} n={n} interval={wilsonInterval(k, n)} />,
  },
];

/** Tables and what stands in their place. */
export function TableSamples() {
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<Sort>({ by: 'keyword', direction: 'asc' });
  const [isOpen, setOpen] = useState(false);
  const selection = useSelection();
  const sorted = sort.direction === 'asc' ? SAMPLE_ROWS : [...SAMPLE_ROWS].reverse();
  return (
    <>
      <Sample
        name="data-table, pagination, selection-bar"
        use="Sorted, searched, filtered and paged by the server, with all of it in the address. A choice outlives the page. A row is a link (rowLink); what stays clickable in it takes rowAction. On a phone it is a list without empty lines; what speaks for itself is shown without its column's name (isBareOnPhone). A page beyond the last becomes the last."
      >
        <State of="Full">
          <DataTable
            label="Sample keywords"
            columns={COLUMNS}
            rows={sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
            rowKey={({ id }) => id}
            rowLabel={({ keyword }) => keyword}
            sort={sort}
            onSort={setSort}
            selection={selection}
          />
        </State>
        <Pagination page={page} pageSize={PAGE_SIZE} total={SAMPLE_ROWS.length} onPage={setPage} />
        <SelectionBar
          selection={selection}
          shown={sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id)}
        >
          <Button onClick={() => setOpen(true)}>Show</Button>
        </SelectionBar>
        <State of="Loading">
          <DataTable
            label="Loading keywords"
            columns={COLUMNS}
            rows={null}
            rowKey={({ id }) => id}
            expectedRows={3}
          />
        </State>
        <State of="Long words">
          <DataTable
            label="Long keywords"
            columns={COLUMNS}
            rows={SAMPLE_LONG_ROWS}
            rowKey={({ id }) => id}
          />
        </State>
      </Sample>
      <Sample name="sheet" use="A row's detail beside its list. Escape closes it and the focus returns.">
        <div>
          <Button onClick={() => setOpen(true)}>Open the sheet</Button>
        </div>
        <Sheet isOpen={isOpen} title="A row's detail" onClose={() => setOpen(false)}>
          <p>{selection.ids.size} rows are selected.</p>
        </Sheet>
      </Sample>
      <Sample
        name="states, no-match, failed-part"
        use="Shown in place of content that is empty, failed or still loading. Takes up the space of the content."
      >
        <State of="Empty: what will be here, and the one step that leads there">
          <EmptyState
            Icon={IconKey}
            title="No keywords yet"
            text="Add the words your customers would ask an assistant with."
            action={<Button look="primary">Add keywords</Button>}
          />
        </State>
        <State of="No match: the filters hide everything">
          <NoMatch
            text="Nothing in your list fits this search and these filters."
            onClear={() => undefined}
          />
        </State>
        <State of="Failed: what happened, what is safe, what to do">
          <ErrorState
            title="Your keywords could not be loaded"
            error={SAMPLE_FAULT}
            onRetry={() => undefined}
          />
        </State>
        <State of="Less than the page failed: one line beside what is there">
          <FailedPart
            title="The newest answers could not be loaded"
            error={SAMPLE_FAULT}
            onRetry={() => undefined}
          />
        </State>
        <State of="Not there: the way back in place of another try">
          <ErrorState
            title="The answer could not be loaded"
            missingTitle="This answer was not found"
            error={SAMPLE_MISSING}
            onRetry={() => undefined}
            back={<Button>Back to the list</Button>}
          />
        </State>
        <State of="Refused: only a way back">
          <ErrorState
            title="The report could not be loaded"
            error={SAMPLE_REFUSAL}
            onRetry={() => undefined}
            back={<Button>Back to the list</Button>}
          />
        </State>
        <State of="Loading">
          <Loading label="Loading your keywords...">
            <Skeleton height="40px" />
            <Skeleton width="60%" />
          </Loading>
          <Loading label="Loading the report..." isShown>
            <Skeleton height="40px" />
          </Loading>
          <Spinner label="Loading..." />
        </State>
        <State of="In little room, with long words">
          <div className={styles.narrow}>
            <ErrorState title={LONG_WORD} error={SAMPLE_FAULT} onRetry={() => undefined} />
            <FailedPart title={LONG_WORD} error={SAMPLE_FAULT} onRetry={() => undefined} />
            <EmptyState Icon={IconKey} title={LONG_WORD} text={LONG_WORD} />
          </div>
        </State>
      </Sample>
    </>
  );
}

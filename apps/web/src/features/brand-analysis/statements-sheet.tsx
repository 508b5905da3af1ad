import type { ListedStatement, StatementsFilter } from '@answerscope/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Quotation } from '../../domain/answer/quotation.tsx';
import { StatementHead } from '../../domain/answer/statement-head.tsx';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Button } from '../../ui/button.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import * as messages from './messages.ts';
import { statementsPath } from './stances-in-words.ts';
import styles from './statements-sheet.module.css';

interface StatementsSheetProps {
  title: string;
  query: StatementsFilter;
  onClose: () => void;
}

/** The sentences behind a count, newest answers first; each opens its answer. */
export default function StatementsSheet({ title, query, onClose }: StatementsSheetProps) {
  const { brand } = useQueries();
  const found = useInfiniteQuery(
    brand.list_statements.infiniteOptions({
      input: (page: number) => ({ ...query, page }),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) =>
        pages.reduce((sum, { items }) => sum + items.length, 0) < total ? pages.length + 1 : undefined,
    }),
  );
  const failure = failedLoad(found);
  const total = found.data?.pages[0]?.total ?? 0;
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      {failure ? (
        <ErrorState title={messages.theStatementsNotLoaded} {...failure} />
      ) : !found.data ? (
        <Loading label={messages.loadingStatements}>
          <Skeleton height="320px" />
        </Loading>
      ) : (
        <>
          <div className={styles.head}>
            <p className="quiet">{messages.statementsNewestFirst({ count: total })}</p>
            <SaveButton path={statementsPath(query)} isDisabled={total === 0}>
              {messages.exportCsv}
            </SaveButton>
          </div>
          <ul className="rows">
            {found.data.pages.flatMap(({ items }) =>
              items.map((one) => (
                <StatementRow key={`${one.answer_id} ${one.start} ${one.stance}`} statement={one} />
              )),
            )}
          </ul>
          {found.hasNextPage && (
            <Button disabled={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              {found.isFetchingNextPage ? messages.loading : messages.showMore}
            </Button>
          )}
        </>
      )}
    </Sheet>
  );
}

function StatementRow({ statement }: { statement: ListedStatement }) {
  const { answer_id, keyword, channel, asked_at } = statement;
  return (
    <li className={styles.statement}>
      <StatementHead statement={statement} />
      <blockquote>
        <Quotation {...statement} />
      </blockquote>
      <p className={styles.meta}>
        <Link to="/tracker/answers/$id" params={{ id: answer_id }} className="row-link">
          {keyword}
        </Link>
        <ChannelBadge channel={channel} />
        <TimeStamp iso={asked_at} />
      </p>
    </li>
  );
}

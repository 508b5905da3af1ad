import {
  FACT_KINDS,
  LIMITS,
  type Review,
  type ReviewItem,
  STATEMENT_MARKS,
  type Stance,
  type StatementMark,
} from '@answerscope/contract';
import { IconCalendar, IconPackage, IconTag } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { Quotation } from '../../domain/answer/quotation.tsx';
import { StanceBadge } from '../../domain/answer/stance-badge.tsx';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { useAskedRange } from '../../domain/range/use-range.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Hint } from '../../ui/hint.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import * as messages from './messages.ts';
import styles from './statements-sheet.module.css';
import { useMarkStatement } from './use-review.ts';

const FactsDialog = lazy(() => import('./facts-dialog.tsx'));

const HINT = messages.reviewHint;
const LABELS = {
  open: messages.open,
  true: messages.markTrue,
  false: messages.markFalse,
  outdated: messages.outdated,
} as const;
type Shown = keyof typeof LABELS;
const SHOWN: readonly Shown[] = ['open', ...STATEMENT_MARKS];
const NONE: Record<Shown, string> = {
  open: messages.nothingToReview,
  true: messages.nothingMarkedAsTrue,
  false: messages.nothingMarkedAsFalse,
  outdated: messages.nothingMarkedAsOutdated,
};

/** What answers say against the brand, for a person to mark. */
export default function ReviewPanel() {
  const { brand } = useQueries();
  const range = useAskedRange();
  const [mark, setMark] = useState<Shown>('open');
  const [page, setPage] = useState(1);
  const [isDeclaring, setDeclaring] = useState(false);
  const facts = useQuery(brand.get_brand_facts.queryOptions());
  const review = useQuery({
    ...brand.list_review.queryOptions({ input: { ...range, mark, page } }),
    placeholderData: keepPreviousData,
  });
  const failure = failedLoad(review);
  const path = `/api/review/csv${range.range === undefined ? '' : `?range=${range.range}`}`;
  return (
    <Panel title={messages.review} aside={<Hint text={HINT}>{messages.whatIsListed}</Hint>}>
      {failure ? (
        <ErrorState title={messages.theStatementsNotLoaded} {...failure} />
      ) : !review.data ? (
        <Skeleton height="160px" />
      ) : (
        <>
          <div className={styles.head}>
            <Segmented
              label={messages.showStatements}
              hidesLabel
              value={mark}
              options={SHOWN.map((value) => ({ value, label: labelOf(value, review.data) }))}
              onChange={(value) => {
                setMark(value);
                setPage(1);
              }}
            />
            <div className="row">
              <Button disabled={!facts.data} onClick={() => setDeclaring(true)}>
                {messages.editYourFacts}
              </Button>
              <SaveButton path={path}>{messages.exportCsv}</SaveButton>
            </div>
          </div>
          {review.data.items.length === 0 ? (
            <p className="quiet">{NONE[mark]}</p>
          ) : (
            <ul className="rows" aria-label={messages.statementsToReview}>
              {review.data.items.map((item) => (
                <ReviewRow key={`${item.answer_id} ${item.kind} ${item.start} ${item.end}`} item={item} />
              ))}
            </ul>
          )}
          {review.data.is_capped && (
            <p className="quiet">{messages.newestAreListed({ answers: LIMITS.review_answers_max })}</p>
          )}
          <Pagination page={page} pageSize={LIMITS.page_size} total={review.data.total} onPage={setPage} />
        </>
      )}
      {isDeclaring && facts.data && (
        <LazyPart onClose={() => setDeclaring(false)}>
          <FactsDialog facts={facts.data} onClose={() => setDeclaring(false)} />
        </LazyPart>
      )}
    </Panel>
  );
}

const labelOf = (value: Shown, { counts }: Review) =>
  messages.markWithCount({ mark: LABELS[value], count: counts[value] });

function ReviewRow({ item }: { item: ReviewItem }) {
  const mark = useMarkStatement();
  const say = (to: StatementMark) => mark.mutate({ item, mark: item.mark === to ? null : to });
  return (
    <li className={`${styles.statement} ${styles.reviewed}`}>
      <div className={styles.said}>
        <span className={styles.stance}>
          <KindBadge kind={item.kind} />
          {item.topic && <span className="quiet">{item.topic}</span>}
          {item.stated !== null && (
            <span className="quiet">
              {item.kind === 'product'
                ? messages.isYourProduct({ product: item.declared ?? '' })
                : messages.saysAndFactsSay({ stated: item.stated, declared: item.declared ?? '' })}
            </span>
          )}
        </span>
        <blockquote>
          <Quotation {...item} />
        </blockquote>
        <p className={styles.meta}>
          <Link to="/tracker/answers/$id" params={{ id: item.answer_id }} className="link">
            {item.keyword}
          </Link>
          <ChannelBadge channel={item.channel} />
          <TimeStamp iso={item.asked_at} />
          {item.answers > 1 && <span>{messages.andOtherAnswers({ count: item.answers - 1 })}</span>}
        </p>
      </div>
      <div className="row">
        {STATEMENT_MARKS.map((to) => (
          <Button
            key={to}
            size="small"
            look={item.mark === to ? 'primary' : 'secondary'}
            aria-pressed={item.mark === to}
            disabled={mark.isPending}
            onClick={() => say(to)}
          >
            {LABELS[to]}
          </Button>
        ))}
      </div>
    </li>
  );
}

function KindBadge({ kind }: { kind: ReviewItem['kind'] }) {
  const fact = FACT_KINDS.find((one) => one === kind);
  if (fact === 'founding_year')
    return <Badge Icon={IconCalendar} tone="warning" label={messages.foundingYear} />;
  if (fact === 'price') return <Badge Icon={IconTag} tone="warning" label={messages.price} />;
  if (fact === 'product') return <Badge Icon={IconPackage} tone="warning" label={messages.deniedProduct} />;
  return <StanceBadge stance={kind as Stance} />;
}

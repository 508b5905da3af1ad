import { CHANNEL_LABELS, type Channel, type Keyword, type VisibilityResult } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Alert } from '../../ui/alert.tsx';
import { AnswerSkeleton } from '../../ui/answer/answer-skeleton.tsx';
import { AnswerViewer } from '../../ui/answer/answer-viewer.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FailureWords } from '../../ui/failure-words.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import styles from './keyword-sheet.module.css';

interface KeywordSheetProps {
  keyword_id: string;
  channel: Channel;
  /** Why each candidate counted or did not. */
  showsReasons: boolean;
  /** The answer that this browser got under another company's name; it stands in place of the newest result. */
  adHoc: { answer_id: string; company_name: string } | null;
  isWaiting: boolean;
  canCheck: boolean;
  onCheck: (keyword: Pick<Keyword, 'id' | 'keyword'>) => void;
  onClose: () => void;
}

/** What the channel last answered about a keyword, with the evidence, beside the list. */
export default function KeywordSheet(props: KeywordSheetProps) {
  const { keyword_id, channel, isWaiting } = props;
  const { keywords, checks } = useQueries();
  const keyword = useQuery(keywords.get_keyword.queryOptions({ input: { id: keyword_id } }));
  const results = useQuery({
    ...checks.list_visibility_results.queryOptions({
      input: { keyword_id, channel, page_size: 1, with_text: false },
    }),
    enabled: keyword.isSuccess,
  });
  const failed = failedLoad(keyword, results);
  return (
    <Sheet
      isOpen
      title={keyword.data?.keyword ?? (failed ? 'Keyword' : <Skeleton width="240px" />)}
      onClose={props.onClose}
      actions={
        keyword.data && (
          <>
            <Button
              look="primary"
              disabled={!props.canCheck || isWaiting}
              onClick={() => props.onCheck(keyword.data)}
            >
              {isWaiting ? 'Checking...' : `Check on ${CHANNEL_LABELS[channel]}`}
            </Button>
            <ButtonLink to="/tracker/checker" search={{ keyword: keyword_id }}>
              All assistants side by side
            </ButtonLink>
          </>
        )
      }
    >
      {failed ? (
        <ErrorState
          title="The keyword could not be loaded"
          missingTitle="This keyword was not found"
          {...failed}
          back={
            <Button look="primary" onClick={props.onClose}>
              Back to the list
            </Button>
          }
        />
      ) : !keyword.data || !results.data ? (
        <AnswerSkeleton />
      ) : (
        <Evidence {...props} result={results.data.items[0]} />
      )}
    </Sheet>
  );
}

type EvidenceProps = KeywordSheetProps & { result: VisibilityResult | undefined };

function Evidence({ channel, showsReasons, adHoc, result }: EvidenceProps) {
  const name = CHANNEL_LABELS[channel];
  if (adHoc) {
    return (
      <>
        <Alert tone="neutral">
          Asked for “{adHoc.company_name}”: kept as evidence, it changes none of your results.
        </Alert>
        <AnswerViewer id={adHoc.answer_id} isNarrow showsReasons={showsReasons} />
      </>
    );
  }
  if (!result) return <p className={styles.quiet}>{name} was not asked about this keyword yet.</p>;
  return (
    <>
      {result.status !== 'completed' && (
        <Alert tone="warning">
          The check failed:{' '}
          <FailureWords channel={channel} text={result.response_text ?? ''}>
            {' '}
            It counts as unknown; answers before it are kept.
          </FailureWords>
        </Alert>
      )}
      {result.answer_id ? (
        <AnswerViewer id={result.answer_id} isNarrow showsReasons={showsReasons} />
      ) : (
        result.status === 'completed' && <p className={styles.quiet}>The answer is not kept any more.</p>
      )}
    </>
  );
}

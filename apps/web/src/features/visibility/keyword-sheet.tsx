import {
  type AnswerSummary,
  CHANNEL_LABELS,
  type Channel,
  type Keyword,
  type VisibilityResult,
} from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
  /** Another company than the own one that is looked for: its newest answer stands in place of the newest result. */
  otherCompany: string | null;
  /** The other answers that were asked for other companies. */
  renderAdHoc: (answers: readonly AnswerSummary[]) => ReactNode;
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
  const adHoc = useQuery({
    ...checks.list_answers.queryOptions({ input: { keyword_id, channel, is_ad_hoc: true } }),
    enabled: keyword.isSuccess,
  });
  const failed = failedLoad(keyword, results, adHoc);
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
      ) : !keyword.data || !results.data || !adHoc.data ? (
        <AnswerSkeleton />
      ) : (
        <Evidence {...props} result={results.data.items[0]} adHoc={adHoc.data.items} />
      )}
    </Sheet>
  );
}

type EvidenceProps = KeywordSheetProps & {
  result: VisibilityResult | undefined;
  adHoc: readonly AnswerSummary[];
};

function Evidence({ adHoc, ...props }: EvidenceProps) {
  const { channel, showsReasons, otherCompany } = props;
  const asked = adHoc.find(({ company_name }) => company_name === otherCompany);
  return (
    <>
      {asked ? (
        <>
          <Alert tone="neutral">
            Asked for “{asked.company_name}”: kept as evidence, it changes none of your results.
          </Alert>
          <AnswerViewer id={asked.id} isNarrow showsReasons={showsReasons} />
        </>
      ) : (
        <>
          {otherCompany !== null && (
            <p className={styles.quiet}>
              {CHANNEL_LABELS[channel]} was not asked about this keyword for “{otherCompany}” yet.
            </p>
          )}
          <NewestResult {...props} />
        </>
      )}
      {props.renderAdHoc(adHoc.filter((answer) => answer !== asked))}
    </>
  );
}

function NewestResult({ channel, showsReasons, result }: Omit<EvidenceProps, 'adHoc'>) {
  const name = CHANNEL_LABELS[channel];
  if (!result) return <p className={styles.quiet}>{name} was not asked about this keyword yet.</p>;
  return (
    <>
      {result.status !== 'completed' && (
        <Alert tone="warning">
          The check failed:{' '}
          <FailureWords channel={channel} text={result.response_text ?? ''} code={result.error_code}>
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

import {
  type AdHocResult,
  type AnswerSummary,
  CHANNEL_LABELS,
  type Channel,
  type Keyword,
  sentencesInWords,
  type VisibilityResult,
} from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AnswerSkeleton } from '../../domain/answer/answer-skeleton.tsx';
import { AnswerViewer } from '../../domain/answer/answer-viewer.tsx';
import { askAgainMs } from '../../domain/check/ask-again.ts';
import { FailureWords } from '../../domain/verdict/failure-words.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { richText } from '../../lib/rich-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { StepButtons } from '../../ui/step-buttons.tsx';
import { checksOf } from './checks-of.ts';
import styles from './keyword-sheet.module.css';
import * as messages from './messages.ts';

interface KeywordSheetProps {
  keyword_id: string;
  channel: Channel;
  /** Why each candidate counted or did not. */
  showsReasons: boolean;
  /** Another company than the own one that is looked for: what was said of it stands in place of the newest result. */
  otherCompany: string | null;
  /** What is wrong with a name that was entered: nothing is known of it then, nor of the own company. */
  fault: string | null;
  /** The other answers that were asked for other companies. */
  renderAdHoc: (answers: readonly AnswerSummary[]) => ReactNode;
  isWaiting: boolean;
  canCheck: boolean;
  onCheck: (keyword: Pick<Keyword, 'id' | 'keyword'>) => void;
  onClose: () => void;
  /** The keywords before and after it in the list beside. */
  around: { before: string | undefined; after: string | undefined };
  onKeyword: (id: string) => void;
}

/** What the channel last answered about a keyword, with the evidence, beside the list. */
export default function KeywordSheet(props: KeywordSheetProps) {
  const { keyword_id, channel, otherCompany } = props;
  const { keywords, checks } = useQueries();
  const keyword = useQuery(keywords.get_keyword.queryOptions({ input: { id: keyword_id } }));
  const results = useQuery({
    ...checks.list_visibility_results.queryOptions({
      input: {
        keyword_id,
        channel,
        page_size: 1,
        with_text: false,
        ...(otherCompany !== null && { ad_hoc_for: otherCompany }),
      },
    }),
    refetchInterval: ({ state }) => askAgainMs(state.data),
    enabled: keyword.isSuccess,
  });
  const adHoc = useQuery({
    ...checks.list_answers.queryOptions({ input: { keyword_id, channel, is_ad_hoc: true } }),
    enabled: keyword.isSuccess,
  });
  const failed = failedLoad(keyword, results, adHoc);
  const underWay = checksOf(results.data?.under_way ?? [], { channel, is_ad_hoc: otherCompany !== null });
  const isWaiting = props.isWaiting || (props.fault === null && underWay.some((check) => check.is_single));
  const stepTo = (id: string | undefined) => (id === undefined ? null : () => props.onKeyword(id));
  return (
    <Sheet
      isOpen
      title={keyword.data?.keyword ?? (failed ? messages.keyword : <Skeleton width="240px" />)}
      onClose={props.onClose}
      actions={
        keyword.data && (
          <>
            <StepButtons
              back={{ label: messages.previousKeyword, onStep: stepTo(props.around.before) }}
              on={{ label: messages.nextKeyword, onStep: stepTo(props.around.after) }}
            />
            <Button
              look="primary"
              disabled={!props.canCheck || isWaiting || underWay.length > 0}
              onClick={() => props.onCheck(keyword.data)}
            >
              {isWaiting ? messages.checkingNow : messages.checkOn({ assistant: CHANNEL_LABELS[channel] })}
            </Button>
            <ButtonLink to="/tracker/checker" search={{ keyword: keyword_id }}>
              {messages.allAssistantsSideBySide}
            </ButtonLink>
          </>
        )
      }
    >
      {failed ? (
        <ErrorState
          title={messages.theKeywordNotLoaded}
          missingTitle={messages.thisKeywordNotFound}
          {...failed}
          back={
            <Button look="primary" onClick={props.onClose}>
              {messages.backToTheList}
            </Button>
          }
        />
      ) : !keyword.data || !results.data || !adHoc.data ? (
        <AnswerSkeleton />
      ) : (
        <Evidence
          {...props}
          own={results.data.items[0]}
          other={results.data.ad_hoc[0]}
          answers={adHoc.data.items}
        />
      )}
    </Sheet>
  );
}

type EvidenceProps = KeywordSheetProps & {
  own: VisibilityResult | undefined;
  other: AdHocResult | undefined;
  /** What was asked for other companies, newest first. */
  answers: readonly AnswerSummary[];
};

function Evidence({ own, other, answers, ...props }: EvidenceProps) {
  const { channel, otherCompany, fault } = props;
  const name = CHANNEL_LABELS[channel];
  return (
    <>
      {fault !== null ? (
        <p className={styles.quiet}>{fault}</p>
      ) : other ? (
        <>
          <Alert tone="neutral">{messages.askedFor({ company: otherCompany ?? '' })}</Alert>
          <NewestResult {...props} result={other} whenFailed={messages.answersBeforeKept} />
        </>
      ) : (
        <>
          {otherCompany !== null && (
            <p className={styles.quiet}>
              {sentencesInWords([
                messages.notAskedFor({ assistant: name, company: otherCompany }),
                own && messages.belowStandsOwn,
              ])}
            </p>
          )}
          {own ? (
            <NewestResult {...props} result={own} whenFailed={messages.countsAsUnknown} />
          ) : (
            otherCompany === null && (
              <p className={styles.quiet}>{messages.notAskedYet({ assistant: name })}</p>
            )
          )}
        </>
      )}
      {props.renderAdHoc(answers.filter(({ id }) => id !== other?.answer_id))}
    </>
  );
}

interface NewestResultProps extends Pick<KeywordSheetProps, 'channel' | 'showsReasons'> {
  result: Pick<VisibilityResult, 'status' | 'response_text' | 'error_code' | 'answer_id'>;
  /** Said after why a check failed. */
  whenFailed: string;
}

function NewestResult({ channel, showsReasons, result, whenFailed }: NewestResultProps) {
  return (
    <>
      {result.status !== 'completed' && (
        <Alert tone="warning">
          {richText(
            messages.checkFailedBecause({
              why: () => (
                <FailureWords channel={channel} text={result.response_text ?? ''} code={result.error_code}>
                  {' '}
                  {whenFailed}
                </FailureWords>
              ),
            }),
          )}
        </Alert>
      )}
      {result.answer_id ? (
        <AnswerViewer id={result.answer_id} isNarrow showsReasons={showsReasons} />
      ) : (
        result.status === 'completed' && <p className={styles.quiet}>{messages.answerNotKept}</p>
      )}
    </>
  );
}

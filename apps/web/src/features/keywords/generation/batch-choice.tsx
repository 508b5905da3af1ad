import { CHANNEL_LABELS, type Channel, type OpenBatch, wordQuestion } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../../lib/app-clients.tsx';
import { errorInWords } from '../../../lib/error-in-words.ts';
import { type FailedLoad, failedLoad } from '../../../lib/failed-load.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import * as messages from '../messages.ts';
import { KeywordChoice } from './keyword-choice.tsx';
import { useConfirmBatch } from './use-generated-keywords.ts';

/** The first check of what is chosen. */
export interface FirstCheck {
  /** Whom the keywords are asked of; null where nobody can be asked. */
  channel: Channel | null;
  isKnown: boolean;
  failure: FailedLoad | null;
  /** Asks about these keywords; what stands in the way is said elsewhere. */
  start: (keywordIds: string[]) => Promise<void>;
}

export interface BatchChoiceProps {
  batch: OpenBatch;
  check: FirstCheck;
  skipLabel: string;
  /** The name of a plan that was chosen before and is not in force yet. */
  chosenPlan?: string | undefined;
  onBack: () => void;
  /** So many keywords were chosen. */
  onDone: (chosen: number) => Promise<void>;
}

/** Adds what is chosen of a batch and asks the first assistant about it. */
export function BatchChoice({ batch, check, skipLabel, chosenPlan, onBack, onDone }: BatchChoiceProps) {
  const queries = useQueries();
  const usage = useQuery(queries.plans.get_my_plan_usage.queryOptions());
  const wordings = useQuery(queries.checks.list_question_wordings.queryOptions());
  const confirm = useConfirmBatch();
  const failure = check.failure ?? failedLoad(usage);
  if (failure) return <ErrorState title={messages.yourPlanNotLoaded} {...failure} />;
  // Keywords can be chosen also where their questions cannot be read.
  if (!check.isKnown || !usage.data || wordings.isPending) return <Spinner label={messages.loading} />;
  const wording = wordings.data?.find(({ channel }) => channel === check.channel);

  const choose = async (keyword_ids: string[]) => {
    const confirmed = await confirm
      .mutateAsync({ batch_id: batch.batch_id, keyword_ids, plan: chosenPlan })
      // The reason is shown above the buttons.
      .catch(() => null);
    if (confirmed === null) return;
    if (confirmed.tracked_ids.length > 0) await check.start(confirmed.tracked_ids);
    await onDone(keyword_ids.length);
  };
  return (
    <KeywordChoice
      batch={batch}
      questionOf={wording ? (asked) => wordQuestion(asked, wording) : null}
      assistant={check.channel ? CHANNEL_LABELS[check.channel] : null}
      planName={usage.data.plan.name}
      chosenPlan={chosenPlan}
      isSaving={confirm.isPending || confirm.isSuccess}
      refusal={confirm.error && errorInWords(confirm.error, messages.failedToCompleteSetup)}
      skipLabel={skipLabel}
      onBack={onBack}
      onTrack={(ids) => void choose(ids)}
      onSkip={() => void choose([])}
    />
  );
}

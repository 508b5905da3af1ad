import type { JudgementDifference, Namesake } from '@answerscope/contract';
import { useAppClients } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { useServices } from '../../lib/use-services.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useRefreshAfter } from '../check/use-refresh-after.ts';
import { differenceInWords, judgingStep, staleInWords } from './judging-in-words.ts';
import * as messages from './messages.ts';
import styles from './not-us.module.css';
import { useJudgingActions, useJudgingStatus } from './use-judging.ts';

const KEYWORDS_SHOWN = 5;

export interface Declared {
  namesake: Namesake;
  /** It was declared before, and stays when nothing is applied. */
  isKnown: boolean;
}

/** What a namesake that was just declared would change; closed without being applied, it is as if it never was. */
export function NamesakePreview({ namesake, isKnown, onClose }: Declared & { onClose: () => void }) {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const refreshAfter = useRefreshAfter();
  const judging = useJudgingStatus();
  const { apply, discard } = useJudgingActions();
  const failure = failedLoad(judging);
  const preview = judging.data?.preview ?? null;
  const step = judging.data ? judgingStep(judging.data) : 'wait';
  const takeBack = async () => {
    onClose();
    // The toast names the failure; the list shows which namesakes are left.
    if (preview) discard.mutate(preview.id);
    if (!isKnown) await api.brand.delete_namesake({ id: namesake.id }).catch(() => undefined);
    await refreshAfter({ type: 'brand_changed' });
  };
  const confirm = async () => {
    // The toast names the failure.
    const applied = preview && (await apply.mutateAsync(preview.id).catch(() => null));
    if (!applied) return;
    const { difference } = applied;
    toasts.show({
      title: messages.applied,
      ...(difference && { description: differenceInWords(difference, 'did') }),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={messages.isNotYou({ name: namesake.name })}
      confirmLabel={apply.isPending ? messages.applying : messages.apply}
      cancelLabel={messages.dontApply}
      isDisabled={step !== 'decide' || apply.isPending}
      isKept
      onConfirm={() => void confirm()}
      onClose={() => void takeBack()}
    >
      {failure && <FailedPart title={messages.previewNotLoaded} {...failure} />}
      {!failure && !preview && <Skeleton height="80px" />}
      {preview && step === 'wait' && (
        <Progress label={messages.answersJudged} done={preview.judged} total={preview.total} />
      )}
      {preview?.stale && step === 'again' && <p>{staleInWords(preview.stale)}</p>}
      {preview?.difference && step === 'decide' && <Difference difference={preview.difference} />}
    </ConfirmDialog>
  );
}

function Difference({ difference }: { difference: JudgementDifference }) {
  const { keywords } = difference;
  return (
    <div className={styles.form}>
      <p role="status">{differenceInWords(difference)}</p>
      {keywords.length > 0 && (
        <ul className={styles.keywords} aria-label={messages.changedKeywords}>
          {keywords.slice(0, KEYWORDS_SHOWN).map((one) => (
            <li key={one.keyword_id}>
              <span>{one.keyword}</span>
              <span>
                {messages.keywordChange({
                  before: one.mentioned_before,
                  after: one.mentioned_after,
                  answers: one.answers,
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="quiet">{messages.noAssistantIsAsked}</p>
    </div>
  );
}

import { CHANNEL_LABELS, type OpenBatch } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { chosenPlanInWords } from '../../domain/plan/chosen-plan.ts';
import { forgetPlan, rememberedPlan, rememberPlan, toPlanChoice } from '../../domain/plan/plan-choice.ts';
import { Logo } from '../../domain/product/logo.tsx';
import { KeywordChoice } from '../../features/keywords/keyword-choice.tsx';
import { useConfirmBatch, useGenerateKeywords } from '../../features/keywords/use-generated-keywords.ts';
import styles from '../../features/profile/company-entry.module.css';
import { CompanyEntry } from '../../features/profile/company-entry.tsx';
import { useStartRun } from '../../features/visibility/use-start-run.ts';
import { useTrackerBasis } from '../../features/visibility/use-tracker-basis.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { errorInWords } from '../../lib/error-in-words.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { useSession } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';

const Route = getRouteApi('/_app/start');

type Step = 'company' | 'keywords';

const WORDS: Record<Step, { title: string; lede: string; place: string }> = {
  company: {
    title: 'Which company shall we look for?',
    lede: 'Assistants are asked about what you offer, and their answers are searched for you.',
    place: 'Step 1 of 2',
  },
  keywords: {
    title: 'Which keywords do you want to track?',
    lede: 'Each one becomes the question that an assistant is asked.',
    place: 'Step 2 of 2',
  },
};

/** Onboarding, over the whole window: the company, then the keywords that an assistant has thought of for it. */
export function StartPage() {
  const navigate = Route.useNavigate();
  const chosen = toPlanChoice({ ...Route.useSearch() }).plan;
  const userId = useSession()?.id ?? '';
  const [plan] = useState(() => chosen ?? rememberedPlan(() => localStorage, userId));
  useEffect(() => {
    if (plan) rememberPlan(() => localStorage, userId, plan);
  }, [plan, userId]);
  // Null: where it was left, at the keywords that nobody has chosen from yet.
  const [chosenStep, setStep] = useState<Step | null>(null);
  const queries = useQueries();
  const profile = useQuery(queries.profile.get_profile.queryOptions());
  const batch = useQuery(queries.keywords.get_open_batch.queryOptions());
  const generate = useGenerateKeywords();
  const titleId = useId();
  const failure = failedLoad(profile, batch);
  const isLoaded = profile.data !== undefined && batch.data !== undefined;
  // Stays on the page once it was shown: as soon as it is confirmed there is no open batch any more.
  const [open, setOpen] = useState<OpenBatch | null>(null);
  const newest = batch.data?.batch ?? null;
  if (newest !== null && newest !== open) setOpen(newest);
  const step = chosenStep ?? (open === null ? 'company' : 'keywords');
  const words = WORDS[step];
  const onDone = () => {
    forgetPlan(() => localStorage);
    return plan
      ? navigate({ to: '/tracker/plans', search: { plan }, replace: true })
      : navigate({ to: '/tracker/dashboard', replace: true });
  };
  return (
    <main className={styles.page}>
      <div className={styles.card} role="dialog" aria-modal="true" aria-labelledby={titleId}>
        <div>
          <div className={styles.top}>
            <Logo />
            {step === 'company' && (
              <Button look="quiet" size="small" onClick={onDone}>
                Skip for now
              </Button>
            )}
          </div>
          <p className={styles.place}>{words.place}</p>
          <h1 id={titleId}>{words.title}</h1>
          <p className={styles.lede}>{words.lede}</p>
        </div>
        {step === 'company' && plan && <Alert tone="neutral">{chosenPlanInWords(plan)}</Alert>}
        {!isLoaded && !failure && <Spinner label="Loading..." />}
        {failure && <ErrorState title="Failed to load profile data" {...failure} />}
        {isLoaded && step === 'company' && (
          <CompanyEntry
            profile={profile.data}
            generate={async ({ company_name, company_url }) => {
              await generate.mutateAsync({
                companyName: company_name ?? '',
                companyUrl: company_url,
                servesLocal: false,
              });
              setStep('keywords');
            }}
            onDone={onDone}
          />
        )}
        {isLoaded && step === 'keywords' && open && (
          <Keywords key={open.batch_id} batch={open} onBack={() => setStep('company')} onDone={onDone} />
        )}
      </div>
    </main>
  );
}

interface KeywordsProps {
  batch: OpenBatch;
  onBack: () => void;
  onDone: () => Promise<void>;
}

function Keywords({ batch, onBack, onDone }: KeywordsProps) {
  const queries = useQueries();
  const usage = useQuery(queries.plans.get_my_plan_usage.queryOptions());
  const { available, isKnown, failure } = useTrackerBasis();
  const confirm = useConfirmBatch();
  const startRun = useStartRun();
  const [key] = useState(() => crypto.randomUUID());
  const channel = available[0];
  if (failure) return <ErrorState title="Your plan could not be loaded" {...failure} />;
  if (!isKnown || !usage.data) return <Spinner label="Loading..." />;

  const choose = async (keyword_ids: string[]) => {
    try {
      await confirm.mutateAsync({ batch_id: batch.batch_id, keyword_ids });
    } catch {
      // Said above the buttons.
      return;
    }
    // What stands in the way of a first check is said in a toast, and the dashboard offers it again.
    if (keyword_ids.length > 0 && channel)
      await startRun.mutateAsync({ scope: { channels: [channel], keyword_ids }, key }).catch(() => null);
    await onDone();
  };
  return (
    <KeywordChoice
      batch={batch}
      assistant={channel ? CHANNEL_LABELS[channel] : null}
      planName={usage.data.plan.name}
      isSaving={confirm.isPending || confirm.isSuccess}
      refusal={confirm.error && errorInWords(confirm.error, 'Failed to complete setup. Please try again.')}
      onBack={onBack}
      onTrack={(ids) => void choose(ids)}
      onSkip={() => void choose([])}
    />
  );
}

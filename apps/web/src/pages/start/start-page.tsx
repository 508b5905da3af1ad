import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, useEffect, useId, useState } from 'react';
import { DemonstrationBadge } from '../../domain/installation/demonstration-badge.tsx';
import { chosenPlanInWords } from '../../domain/plan/chosen-plan.ts';
import { forgetPlan, rememberedPlan, rememberPlan, toPlanChoice } from '../../domain/plan/plan-choice.ts';
import { Logo } from '../../domain/product/logo.tsx';
import {
  useGenerateKeywords,
  useOpenBatch,
} from '../../features/keywords/generation/use-generated-keywords.ts';
import { WaitingBatch } from '../../features/keywords/generation/waiting-batch.tsx';
import styles from '../../features/profile/company-entry.module.css';
import { CompanyEntry } from '../../features/profile/company-entry.tsx';
import { awaitFirstReport } from '../../features/reports/awaited-report.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { readFrom } from '../../lib/return-path.ts';
import { useSession } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/start');

const FirstKeywords = lazy(() => import('./first-keywords.tsx'));

type Step = 'company' | 'keywords';

const WORDS: Record<Step, { title: string; lede: string; place: string }> = {
  company: {
    title: messages.whatsYourCompanyCalled,
    lede: messages.weAskAiAssistantsAbout,
    place: messages.step1Of2,
  },
  keywords: {
    title: messages.whichKeywordsDoWantTrack,
    lede: messages.eachOneBecomesQuestionAssistant,
    place: messages.step2Of2,
  },
};

/** Onboarding, over the whole window: the company, then the keywords that an assistant has thought of for it. */
export function StartPage() {
  const navigate = Route.useNavigate();
  const search = { ...Route.useSearch() };
  const chosen = toPlanChoice(search).plan;
  const { from } = readFrom(search);
  const userId = useSession()?.id ?? '';
  const [plan] = useState(() => chosen ?? rememberedPlan(() => localStorage, userId));
  useEffect(() => {
    if (plan) rememberPlan(() => localStorage, userId, plan);
  }, [plan, userId]);
  // Null: where it was left, at the keywords that nobody has chosen from yet.
  const [chosenStep, setStep] = useState<Step | null>(null);
  const profile = useQuery(useQueries().profile.get_profile.queryOptions());
  const { batch, open } = useOpenBatch(plan ?? undefined);
  const generate = useGenerateKeywords();
  const titleId = useId();
  const failure = failedLoad(profile, batch);
  const isLoaded = profile.data !== undefined && batch.data !== undefined;
  const step = chosenStep ?? (open === null ? 'company' : 'keywords');
  const words = WORDS[step];
  const [isNew, setIsNew] = useState<boolean | null>(null);
  if (isNew === null && profile.data) setIsNew(!profile.data.onboarding_completed);
  const leaveFor = (page: '/tracker' | '/tracker/add-keywords') => {
    if (isNew) awaitFirstReport(() => sessionStorage, userId);
    forgetPlan(() => localStorage);
    return plan
      ? navigate({ to: '/tracker/plans', search: { plan }, replace: true })
      : navigate({ href: from ?? page, replace: true });
  };
  return (
    <main className={styles.page}>
      <div className={styles.card} role="dialog" aria-modal="true" aria-labelledby={titleId}>
        <div>
          <div className={styles.top}>
            <Logo />
            {step === 'company' && (
              <Button look="quiet" size="small" onClick={() => leaveFor('/tracker')}>
                {messages.skipForNow}
              </Button>
            )}
          </div>
          <div className={styles.place}>
            {words.place}
            <DemonstrationBadge />
          </div>
          <h1 id={titleId}>{words.title}</h1>
          <p className={styles.lede}>{words.lede}</p>
        </div>
        {step === 'company' && plan && <Alert tone="neutral">{chosenPlanInWords(plan)}</Alert>}
        {!isLoaded && !failure && <Spinner label={messages.loading} />}
        {failure && <ErrorState title={messages.failedLoadProfileData} {...failure} />}
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
            waiting={open && <WaitingBatch batch={open} isFullWidth onOpen={() => setStep('keywords')} />}
            onDone={() => leaveFor('/tracker/add-keywords')}
          />
        )}
        {isLoaded && step === 'keywords' && open && (
          <LazyPart fallback={<Spinner label={messages.loading} />}>
            <FirstKeywords
              key={open.batch_id}
              batch={open}
              skipLabel={messages.skipIWillAddKeywords}
              chosenPlan={plan ?? undefined}
              onBack={() => setStep('company')}
              onDone={(chosen) => leaveFor(chosen > 0 ? '/tracker' : '/tracker/add-keywords')}
            />
          </LazyPart>
        )}
      </div>
    </main>
  );
}

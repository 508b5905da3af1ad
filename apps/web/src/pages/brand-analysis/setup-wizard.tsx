import type { BrandAnalytics, Profile } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useState } from 'react';
import { useBrandDetails } from '../../domain/brand/use-brand-details.ts';
import { SetupNav } from '../../features/brand-analysis/setup-nav.tsx';
import {
  doneSteps,
  nextStep,
  SETUP_STEPS,
  type SetupStep,
} from '../../features/brand-analysis/setup-steps.ts';
import { BasicInfoForm } from '../../features/profile/basic-info-form.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import styles from './brand-analysis-page.module.css';
import { CompetitorsStep } from './competitors-step.tsx';
import * as messages from './messages.ts';
import { type ThemeDraft, ThemesPanel } from './themes-panel.tsx';

const BrandIdentity = lazy(() => import('../../features/brand/brand-identity-form.tsx'));
const PresenceSetup = lazy(() => import('../../features/brand/brand-questions-form.tsx'));

interface SetupWizardProps {
  profile: Profile;
  analytics: BrandAnalytics;
  /** The step of the address; undefined goes on where data is missing. */
  step: SetupStep | undefined;
  onStep: (step: SetupStep) => void;
  onEnd: () => void;
}

/**
 * Asks step by step what a company is and wants to be known for. Each step can be left out and saves by itself: what is
 * stored says which are done, so the wizard goes on wherever it was left.
 */
export default function SetupWizard({ profile, analytics, step, onStep, onEnd }: SetupWizardProps) {
  const details = useBrandDetails(profile.id);
  const competitors = useQuery(useQueries().brand.list_competitors.queryOptions());
  // Where it began stays chosen while its data is being saved.
  const [begun, setBegun] = useState<SetupStep | null>(null);
  const [seen, setSeen] = useState<readonly SetupStep[]>([]);
  const failure = failedLoad(details, competitors);
  if (failure) return <ErrorState title={messages.yourSetupNotLoaded} {...failure} />;
  if (!details.data || !competitors.data)
    return (
      <Loading label={messages.loadingYourSetup}>
        <Skeleton height="320px" />
      </Loading>
    );
  const { items } = competitors.data;
  const done = doneSteps({ details: details.data, competitors: items, themes: analytics.themes });
  if (begun === null) setBegun(nextStep(done));
  const chosen = step ?? begun ?? nextStep(done);
  if (!seen.includes(chosen)) setSeen([...seen, chosen]);
  const place = SETUP_STEPS.indexOf(chosen);
  const [before, after] = [SETUP_STEPS[place - 1], SETUP_STEPS[place + 1]];
  const onSaved = () => after && onStep(after);
  const parts: Record<SetupStep, ReactNode> = {
    profile:
      profile.company_name === null ? (
        <BasicInfoForm profile={profile} />
      ) : (
        <BrandIdentity profile={profile} part="identity" onSaved={onSaved} />
      ),
    pillars: <BrandIdentity profile={profile} part="pillars" onSaved={onSaved} />,
    questions: <PresenceSetup profile={profile} onSaved={onSaved} />,
    competitors: <CompetitorsStep competitors={items} />,
    analysis: <AnalysisStep profile={profile} analytics={analytics} />,
  };
  return (
    <div className={styles.step}>
      <SetupNav chosen={chosen} done={done} onChoose={onStep} />
      {SETUP_STEPS.map((name) => (
        // What was entered in a step stays while another is seen.
        <div key={name} hidden={name !== chosen}>
          {(name === chosen || seen.includes(name)) && (
            <LazyPart
              fallback={
                <Loading label={messages.loadingThisStep}>
                  <Skeleton height="240px" />
                </Loading>
              }
            >
              {parts[name]}
            </LazyPart>
          )}
        </div>
      ))}
      <div className={`row ${styles.foot}`}>
        {before && <Button onClick={() => onStep(before)}>{messages.back}</Button>}
        {after ? (
          <Button look={done.has(chosen) ? 'primary' : 'secondary'} onClick={() => onStep(after)}>
            {done.has(chosen) ? messages.nextStep : messages.skipThisStep}
          </Button>
        ) : (
          <Button look={done.has(chosen) ? 'primary' : 'secondary'} onClick={onEnd}>
            {messages.openTheAnalysis}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Themes are what is analysed; answers are what they are looked for in. */
function AnalysisStep({ profile, analytics }: Pick<SetupWizardProps, 'profile' | 'analytics'>) {
  const [draft, setDraft] = useState<ThemeDraft | null>(null);
  const { naming, answers } = analytics.basis;
  return (
    <div className={styles.step}>
      {naming === 0 && (
        <p className={styles.lede}>
          {answers === 0 ? messages.noAnswersYet : messages.noAnswerMentionsYou}{' '}
          {answers === 0 && <ButtonLink to="/tracker/visibility">{messages.checkAllKeywords}</ButtonLink>}
        </p>
      )}
      <ThemesPanel userId={profile.id} analytics={analytics} draft={draft} onDraft={setDraft} />
    </div>
  );
}

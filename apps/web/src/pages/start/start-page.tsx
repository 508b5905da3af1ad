import type { Profile } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { chosenPlanInWords } from '../../domain/plan/chosen-plan.ts';
import { toPlanChoice } from '../../domain/plan/plan-choice.ts';
import { Logo } from '../../domain/product/logo.tsx';
import { SpellingsForm } from '../../features/brand/spellings-form.tsx';
import styles from '../../features/profile/company-entry.module.css';
import { CompanyEntry } from '../../features/profile/company-entry.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Alert } from '../../ui/alert.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';

const Route = getRouteApi('/_app/start');

export function StartPage() {
  const navigate = Route.useNavigate();
  const choice = toPlanChoice({ ...Route.useSearch() });
  const [step, setStep] = useState<'company' | 'spellings'>('company');
  const profile = useQuery(useQueries().profile.get_profile.queryOptions());
  const failure = failedLoad(profile);
  const onDone = () =>
    choice.plan
      ? navigate({ to: '/tracker/plans', search: { plan: choice.plan }, replace: true })
      : navigate({ to: '/tracker/dashboard', replace: true });
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        {step === 'company' ? (
          <Words title="Which company shall we look for?">
            Assistants are asked about what you offer, and their answers are searched for you.
          </Words>
        ) : (
          <Words title="How else do people write it?">
            An answer that uses one of these names counts as naming you.
          </Words>
        )}
        {step === 'company' && choice.plan && <Alert tone="neutral">{chosenPlanInWords(choice.plan)}</Alert>}
        {profile.isPending && !failure && <Spinner label="Loading..." />}
        {failure && <ErrorState title="Failed to load profile data" {...failure} />}
        {profile.data && step === 'company' && (
          <CompanyEntry profile={profile.data} onDone={() => setStep('spellings')} />
        )}
        {profile.data && step === 'spellings' && (
          <Spellings profile={profile.data} onBack={() => setStep('company')} onDone={onDone} />
        )}
      </div>
    </main>
  );
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Logo />
      <h1>{title}</h1>
      <p className={styles.lede}>{children}</p>
    </div>
  );
}

interface SpellingsProps {
  profile: Profile;
  onBack: () => void;
  onDone: () => Promise<void>;
}

function Spellings({ profile, onBack, onDone }: SpellingsProps) {
  const brand = useQuery(useQueries().brand.get_brand.queryOptions());
  const failure = failedLoad(brand);
  if (failure) return <ErrorState title="Your names could not be loaded" {...failure} />;
  if (!brand.data) return <Spinner label="Loading..." />;
  const name = profile.company_name ?? '';
  return (
    <SpellingsForm
      brand={{ ...brand.data, name }}
      url={profile.company_url}
      onBack={onBack}
      onDone={onDone}
    />
  );
}

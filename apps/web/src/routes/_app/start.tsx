import { PRODUCT_NAME } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import styles from '../../features/profile/company-entry.module.css';
import { CompanyEntry } from '../../features/profile/company-entry.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { toPlanChoice } from '../../lib/plan-choice.ts';
import { Logo } from '../../ui/logo.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';

export const Route = createFileRoute('/_app/start')({
  validateSearch: toPlanChoice,
  head: () => ({ meta: [{ title: `Welcome · ${PRODUCT_NAME}` }] }),
  component: StartPage,
});

function StartPage() {
  const navigate = Route.useNavigate();
  const profile = useQuery(useQueries().profile.get_profile.queryOptions());
  const failure = failedLoad(profile);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <div>
          <Logo />
          <h1>Which company shall we look for?</h1>
          <p className={styles.lede}>
            Assistants are asked about what you offer, and their answers are searched for you.
          </p>
        </div>
        {profile.isPending && !failure && <Spinner label="Loading..." />}
        {failure && <ErrorState title="Failed to load profile data" {...failure} />}
        {profile.data && (
          <CompanyEntry
            profile={profile.data}
            onDone={() => navigate({ to: '/tracker/dashboard', replace: true })}
          />
        )}
      </div>
    </main>
  );
}

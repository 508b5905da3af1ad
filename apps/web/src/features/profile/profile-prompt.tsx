import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useQueries } from '../../lib/app-clients.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './profile-prompt.module.css';

/** Stands until the basic info was saved: onboarding asks for less than that. */
export function ProfilePrompt() {
  const { data } = useQuery(useQueries().profile.get_profile.queryOptions());
  const isOnProfile = useLocation({ select: ({ pathname }) => pathname === '/tracker/profile' });
  if (!data || data.company_details_completed) return null;
  return (
    <Alert tone="warning">
      <div className={styles.prompt}>
        <div>
          <b>Complete Your Profile</b>
          <p>
            {data.company_name
              ? 'Your website and what you do tell your company from others of the same name. Add them in Basic Info and save.'
              : "Without your company's name no answer can be judged."}
          </p>
        </div>
        {!isOnProfile && <ButtonLink to="/tracker/profile">Open profile</ButtonLink>}
      </div>
    </Alert>
  );
}

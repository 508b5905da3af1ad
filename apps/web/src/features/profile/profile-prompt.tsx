import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useQueries } from '../../lib/app-clients.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './profile-prompt.module.css';

/** Stands while the company is unknown: without its name no answer can be judged. */
export function ProfilePrompt() {
  const { data } = useQuery(useQueries().profile.get_profile.queryOptions());
  const isOnProfile = useLocation({ select: ({ pathname }) => pathname === '/tracker/profile' });
  if (!data || data.company_details_completed || data.company_name) return null;
  return (
    <Alert tone="warning">
      <div className={styles.prompt}>
        <div>
          <b>Complete Your Profile</b>
          <p>Without your company's name no answer can be judged.</p>
        </div>
        {!isOnProfile && <ButtonLink to="/tracker/profile">Open profile</ButtonLink>}
      </div>
    </Alert>
  );
}

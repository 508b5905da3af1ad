import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useQueries } from '../../lib/app-clients.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { dismissPrompt, isPromptDismissed } from './dismissed-prompt.ts';
import * as messages from './messages.ts';
import { promptInWords } from './profile-gaps.ts';
import styles from './profile-prompt.module.css';

/**
 * Stands until the basic info was saved: onboarding asks for less than that. Elsewhere than on the profile page its user
 * can put it away for good.
 */
export function ProfilePrompt({ isOnProfile = false }: { isOnProfile?: boolean }) {
  const { data } = useQuery(useQueries().profile.get_profile.queryOptions());
  const [isGone, setGone] = useState(false);
  if (!data || data.company_details_completed || isGone) return null;
  if (!isOnProfile && isPromptDismissed(() => localStorage, data.id)) return null;
  const dismiss = () => {
    dismissPrompt(() => localStorage, data.id);
    setGone(true);
  };
  return (
    <Alert tone="warning">
      <div className={styles.prompt}>
        <div>
          <b>{messages.completeYourProfile}</b>
          <p>{promptInWords(data)}</p>
        </div>
        {!isOnProfile && (
          <div className="row">
            <ButtonLink to="/tracker/profile">{messages.openProfile}</ButtonLink>
            <Button look="quiet" onClick={dismiss}>
              {messages.dismiss}
            </Button>
          </div>
        )}
      </div>
    </Alert>
  );
}

import { Link } from '@tanstack/react-router';
import type { SessionState } from '../../lib/session.ts';
import { useSession } from '../../lib/use-services.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import * as messages from './messages.ts';
import styles from './site-header.module.css';

interface AccountLinksProps {
  part: 'dashboard' | 'account';
  onNavigate: () => void;
}

/**
 * What the header says to a visitor and to somebody who is signed in. Until the program knows who that is, both stand
 * there, and what the server says in the document shows the right one.
 */
export function AccountLinks({ part, onNavigate }: AccountLinksProps) {
  const user = useSession();
  const Part = part === 'dashboard' ? DashboardLink : Account;
  if (user !== undefined) return <Part user={user} onNavigate={onNavigate} />;
  return (
    <>
      <span className={styles.forVisitors}>
        <Part user={null} onNavigate={onNavigate} />
      </span>
      <span className={styles.forSignedIn}>
        <Part user={undefined} onNavigate={onNavigate} />
      </span>
    </>
  );
}

interface PartProps {
  /** Undefined: somebody is signed in, and the name is not known yet. */
  user: SessionState;
  onNavigate: () => void;
}

function DashboardLink({ user, onNavigate }: PartProps) {
  return (
    <Link to={user === null ? '/login' : '/tracker/dashboard'} activeProps={{}} onClick={onNavigate}>
      {messages.dashboard}
    </Link>
  );
}

function Account({ user, onNavigate }: PartProps) {
  const signOut = useSignOut();
  if (user === null)
    return (
      <>
        <ButtonLink to="/login" look="quiet" onClick={onNavigate}>
          {messages.logIn}
        </ButtonLink>
        <ButtonLink to="/registration" look="primary" onClick={onNavigate}>
          {messages.signUp}
        </ButtonLink>
      </>
    );
  return (
    <>
      <span className={styles.welcome}>
        {user ? messages.welcome({ name: user.full_name || user.email }) : messages.loading}
      </span>
      <Button
        onClick={() => {
          onNavigate();
          void signOut();
        }}
      >
        {messages.signOut}
      </Button>
    </>
  );
}

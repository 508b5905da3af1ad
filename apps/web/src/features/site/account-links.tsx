import { Link } from '@tanstack/react-router';
import { useSession } from '../../lib/use-services.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './site-header.module.css';

interface AccountLinksProps {
  part: 'dashboard' | 'account';
  onNavigate: () => void;
}

/** What the header says to a visitor and to somebody who is signed in. */
export function AccountLinks({ part, onNavigate }: AccountLinksProps) {
  const user = useSession();
  const signOut = useSignOut();
  if (part === 'dashboard') {
    return (
      <Link to={user ? '/tracker/dashboard' : '/login'} activeProps={{}} onClick={onNavigate}>
        Dashboard
      </Link>
    );
  }
  if (user) {
    return (
      <>
        <span className={styles.welcome}>Welcome, {user.full_name || user.email}</span>
        <Button
          onClick={() => {
            onNavigate();
            void signOut();
          }}
        >
          Sign Out
        </Button>
      </>
    );
  }
  return (
    <>
      <ButtonLink to="/login" look="quiet" onClick={onNavigate}>
        Log In
      </ButtonLink>
      <ButtonLink to="/registration" look="primary" onClick={onNavigate}>
        Sign Up
      </ButtonLink>
    </>
  );
}

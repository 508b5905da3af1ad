import type { UserRole } from '@answerscope/contract';
import { getRouteApi, Link, useHydrated } from '@tanstack/react-router';
import { AuthCard } from '../../features/accounts/auth-card.tsx';
import { InvitationForm } from '../../features/accounts/invitation-form.tsx';
import { toTokenSearch } from '../../features/accounts/token-search.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const Route = getRouteApi('/_public/invitation');

/** Creates the account of an invitation and signs it in. */
export function InvitationPage() {
  const { token } = toTokenSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { session } = useServices();
  // The server renders the page for everybody, without what stands behind the question mark.
  const isHydrated = useHydrated();
  const enter = async (account: { email: string; password: string }, role: UserRole) => {
    const signedIn = await session.signIn(account).catch(() => null);
    const home = role === 'admin' ? '/admin/dashboard' : '/start';
    await navigate({ to: signedIn ? home : '/login', replace: true });
  };
  return (
    <AuthCard
      title="Accept your invitation"
      lede="Choose a name and a password to create your account."
      footer={
        <>
          Already have an account? <Link to="/login">Sign in</Link>
        </>
      }
    >
      {!isHydrated && <Spinner label="Loading..." />}
      {isHydrated && token && <InvitationForm token={token} onAccepted={enter} />}
      {isHydrated && !token && (
        <Alert tone="negative">This invitation has expired or was withdrawn. Please ask for a new one.</Alert>
      )}
    </AuthCard>
  );
}

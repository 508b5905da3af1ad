import { getRouteApi, Link, useHydrated } from '@tanstack/react-router';
import { AuthCard } from '../../features/accounts/auth-card.tsx';
import { ResetPasswordForm } from '../../features/accounts/reset-password-form.tsx';
import { toTokenSearch } from '../../features/accounts/token-search.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const Route = getRouteApi('/_public/reset-password');

export function ResetPasswordPage() {
  const { token } = toTokenSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { toasts } = useServices();
  // The server renders the page for everybody, without what stands behind the question mark.
  const isHydrated = useHydrated();
  const leaveForSignIn = async () => {
    await navigate({ to: '/login', replace: true });
    toasts.show({ title: 'Your password was changed. Please sign in with it.' });
  };
  return (
    <AuthCard
      title="Choose a new password"
      lede="You are signed out everywhere once it is set."
      footer={
        <>
          The link does not work? <Link to="/forgot-password">Ask for a new one</Link>
        </>
      }
    >
      {!isHydrated && <Spinner label="Loading..." />}
      {isHydrated && token && <ResetPasswordForm token={token} onReset={leaveForSignIn} />}
      {isHydrated && !token && (
        <Alert tone="negative">This link has expired or was already used. Please ask for a new one.</Alert>
      )}
    </AuthCard>
  );
}

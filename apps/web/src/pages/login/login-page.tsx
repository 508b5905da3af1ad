import { getRouteApi, Link } from '@tanstack/react-router';
import { AuthCard } from '../../features/accounts/auth-card.tsx';
import { LoginForm } from '../../features/accounts/login-form.tsx';
import { useSignedInRedirect } from '../../features/accounts/use-signed-in-redirect.ts';
import { toReturnPath } from '../../lib/return-path.ts';

const Route = getRouteApi('/_public/login');

export function LoginPage() {
  // The router keeps what validateSearch leaves out, so what leads somewhere is read again where it is used.
  const from = toReturnPath(Route.useSearch().from) ?? '/tracker/dashboard';
  const navigate = Route.useNavigate();
  useSignedInRedirect();
  return (
    <AuthCard
      title="Welcome Back"
      lede="Sign in to see where your brand is named."
      footer={
        <>
          New here? <Link to="/registration">Create Account</Link>
        </>
      }
    >
      <LoginForm onSignedIn={() => navigate({ href: from, replace: true })} />
    </AuthCard>
  );
}

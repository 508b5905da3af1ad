import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute, Link } from '@tanstack/react-router';
import { AuthCard } from '../../features/accounts/auth-card.tsx';
import { LoginForm } from '../../features/accounts/login-form.tsx';
import { useSignedInRedirect } from '../../features/accounts/use-signed-in-redirect.ts';
import { toReturnPath } from '../../lib/return-path.ts';

export const Route = createFileRoute('/_public/login')({
  validateSearch: (search: Record<string, unknown>): { from?: string } => {
    const from = toReturnPath(search.from);
    return from ? { from } : {};
  },
  head: () => ({ meta: [{ title: `Log in · ${PRODUCT_NAME}` }] }),
  component: LoginPage,
});

function LoginPage() {
  const { from = '/tracker/dashboard' } = Route.useSearch();
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

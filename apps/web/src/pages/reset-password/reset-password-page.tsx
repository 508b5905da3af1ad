import { getRouteApi, Link, useHydrated } from '@tanstack/react-router';
import { AuthCard } from '../../features/accounts/auth-card.tsx';
import * as messages from '../../features/accounts/messages.ts';
import { ResetPasswordForm } from '../../features/accounts/reset-password-form.tsx';
import { toTokenSearch } from '../../features/accounts/token-search.ts';
import { richText } from '../../lib/rich-text.ts';
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
    toasts.show({ title: messages.passwordChanged });
  };
  return (
    <AuthCard
      title={messages.newPasswordTitle}
      lede={messages.newPasswordLede}
      footer={richText(
        messages.linkDoesNotWork({ link: (text) => <Link to="/forgot-password">{text}</Link> }),
      )}
    >
      {!isHydrated && <Spinner label={messages.loading} />}
      {isHydrated && token && <ResetPasswordForm token={token} onReset={leaveForSignIn} />}
      {isHydrated && !token && <Alert tone="negative">{messages.resetLinkExpired}</Alert>}
    </AuthCard>
  );
}

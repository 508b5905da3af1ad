import type { UserRole } from '@answerscope/contract';
import { getRouteApi, Link, useHydrated } from '@tanstack/react-router';
import { AuthCard } from '../../features/accounts/auth-card.tsx';
import { InvitationForm } from '../../features/accounts/invitation-form.tsx';
import { toTokenSearch } from '../../features/accounts/token-search.ts';
import { richText } from '../../lib/rich-text.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import * as messages from './messages.ts';

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
      title={messages.acceptYourInvitation}
      lede={messages.chooseNameAndPasswordCreate}
      footer={richText(messages.haveAccount({ link: (text) => <Link to="/login">{text}</Link> }))}
    >
      {!isHydrated && <Spinner label={messages.loading} />}
      {isHydrated && token && <InvitationForm token={token} onAccepted={enter} />}
      {isHydrated && !token && <Alert tone="negative">{messages.thisInvitationHasExpiredOr}</Alert>}
    </AuthCard>
  );
}

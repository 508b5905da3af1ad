import { getRouteApi, Link } from '@tanstack/react-router';
import { AuthCard } from '../../features/accounts/auth-card.tsx';
import { ConfirmEmail } from '../../features/accounts/confirm-email.tsx';
import { toTokenSearch } from '../../features/accounts/token-search.ts';
import { richText } from '../../lib/rich-text.ts';
import { useServices } from '../../lib/use-services.ts';
import * as messages from './messages.ts';

const Route = getRouteApi('/_public/confirm-email');

export function ConfirmEmailPage() {
  const { token } = toTokenSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { session, toasts } = useServices();
  const goOn = async () => {
    const user = await session.refresh();
    await navigate({ to: user ? '/tracker/settings' : '/login', replace: true });
    toasts.show({ title: messages.yourNewEmailConfirmed, description: messages.fromNowOnSignIn });
  };
  return (
    <AuthCard
      title={messages.confirmYourNewEmail}
      lede={messages.fromThenOnSignIn}
      footer={richText(messages.notYou({ link: (text) => <Link to="/">{text}</Link> }))}
    >
      <ConfirmEmail token={token ?? ''} onConfirmed={goOn} />
    </AuthCard>
  );
}

import { getRouteApi, Link } from '@tanstack/react-router';
import { AuthCard } from '../../features/accounts/auth-card.tsx';
import { ConfirmEmail } from '../../features/accounts/confirm-email.tsx';
import { toTokenSearch } from '../../features/accounts/token-search.ts';
import { useServices } from '../../lib/use-services.ts';

const Route = getRouteApi('/_public/confirm-email');

export function ConfirmEmailPage() {
  const { token } = toTokenSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { session, toasts } = useServices();
  const goOn = async () => {
    const user = await session.refresh();
    await navigate({ to: user ? '/tracker/settings' : '/login', replace: true });
    toasts.show({ title: 'Your new email is confirmed', description: 'From now on you sign in with it.' });
  };
  return (
    <AuthCard
      title="Confirm your new email"
      lede="From then on you sign in with it, and the old address is notified."
      footer={
        <>
          It was not you? <Link to="/">Leave it as it is</Link>
        </>
      }
    >
      <ConfirmEmail token={token ?? ''} onConfirmed={goOn} />
    </AuthCard>
  );
}

import { FRIENDLY_ERRORS } from '@answerscope/contract';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { chosenPlanInWords } from '../../domain/plan/chosen-plan.ts';
import { toPlanChoice } from '../../domain/plan/plan-choice.ts';
import { AuthCard } from '../../features/accounts/auth-card.tsx';
import { RegistrationForm } from '../../features/accounts/registration-form.tsx';
import { useSignedInRedirect } from '../../features/accounts/use-signed-in-redirect.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';

const Route = getRouteApi('/_public/registration');

export function RegistrationPage() {
  // The router keeps what validateSearch leaves out.
  const plan = toPlanChoice({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const { toasts } = useServices();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  useSignedInRedirect();

  const welcome = async () => {
    await navigate({ to: '/start', search: plan, replace: true });
    toasts.show({ title: 'Account Created Successfully! 🎉', duration_ms: 5000 });
  };

  return (
    <AuthCard
      title="Create Account"
      lede={plan.plan ? chosenPlanInWords(plan.plan) : 'Your account begins on Free. No card is needed.'}
      footer={
        <>
          Already have an account? <Link to="/login">Sign In</Link>
        </>
      }
    >
      {unconfirmed ? (
        <Alert tone="neutral">
          {FRIENDLY_ERRORS.auth.email_not_confirmed} We sent it to {unconfirmed}.
        </Alert>
      ) : (
        <RegistrationForm onSignedIn={welcome} onConfirmationNeeded={setUnconfirmed} />
      )}
    </AuthCard>
  );
}

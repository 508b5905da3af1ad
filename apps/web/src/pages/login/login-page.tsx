import { FRIENDLY_ERRORS } from '@answerscope/contract';
import { getRouteApi, Link, useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { AuthCard } from '../../features/accounts/auth-card.tsx';
import { LoginForm } from '../../features/accounts/login-form.tsx';
import { useSignedInRedirect } from '../../features/accounts/use-signed-in-redirect.ts';
import type { SignedIn } from '../../lib/session.ts';
import { useServices } from '../../lib/use-services.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { readLoginSearch } from './login-search.ts';

// Few accounts ask for it: the sign-in stays light for all others.
const SecondStepForm = lazy(() => import('../../features/accounts/second-step-form.tsx'));

const Route = getRouteApi('/_public/login');
const HOME = '/tracker/dashboard';

const REFUSED_LINK = {
  expired: 'This link has expired or was already used. Sign in, and we can mail you a new one.',
  unknown: FRIENDLY_ERRORS.auth.user_not_found,
} as const;

export function LoginPage() {
  // The router keeps what validateSearch leaves out, so what leads somewhere is read again where it is used.
  const { from = HOME, confirmation } = readLoginSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const [isSecondStep, setSecondStep] = useState(false);
  // The server renders the page for everybody, without what stands behind the question mark.
  const isHydrated = useHydrated();
  const { toasts } = useServices();
  const goOn = async ({ isKept }: Pick<SignedIn, 'isKept'>) => {
    await navigate({ href: from, replace: true });
    if (isKept)
      toasts.show({
        title: 'Your account is kept',
        description: 'It was to be deleted. You have signed in, so everything stays as it was.',
      });
  };
  useSignedInRedirect();
  return (
    <AuthCard
      title={isSecondStep ? 'One more step' : 'Welcome Back'}
      lede={
        isSecondStep
          ? 'Your account asks for a code besides the password.'
          : 'Sign in to see where your brand is named.'
      }
      footer={
        <>
          New here?{' '}
          <Link to="/registration" search={!isHydrated || from === HOME ? {} : { from }}>
            Create Account
          </Link>
        </>
      }
    >
      {isSecondStep ? (
        <Suspense fallback={<Spinner label="Loading..." />}>
          <SecondStepForm onSignedIn={goOn} onStartOver={() => setSecondStep(false)} />
        </Suspense>
      ) : (
        <LoginForm
          onSignedIn={goOn}
          onSecondStep={() => setSecondStep(true)}
          notice={isHydrated && confirmation ? REFUSED_LINK[confirmation] : null}
        />
      )}
    </AuthCard>
  );
}

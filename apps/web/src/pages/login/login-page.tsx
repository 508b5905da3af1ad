import { FRIENDLY_ERRORS } from '@answerscope/contract';
import { getRouteApi, Link, useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { AuthCard } from '../../features/accounts/auth-card.tsx';
import { LoginForm } from '../../features/accounts/login-form.tsx';
import * as messages from '../../features/accounts/messages.ts';
import { useSignedInRedirect } from '../../features/accounts/use-signed-in-redirect.ts';
import { richText } from '../../lib/rich-text.ts';
import type { SignedIn } from '../../lib/session.ts';
import { useServices } from '../../lib/use-services.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { readLoginSearch } from './login-search.ts';

// Few accounts ask for it: the sign-in stays light for all others.
const SecondStepForm = lazy(() => import('../../features/accounts/second-step-form.tsx'));

const Route = getRouteApi('/_public/login');
const HOME = '/tracker/dashboard';

const REFUSED_LINK = {
  expired: messages.confirmationExpired,
  unknown: FRIENDLY_ERRORS.auth.user_not_found,
} as const;

export function LoginPage() {
  // The router keeps what validateSearch leaves out, so what leads somewhere is read again where it is used.
  const { from = HOME, confirmation, demonstration } = readLoginSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const [isSecondStep, setSecondStep] = useState(false);
  // The server renders the page for everybody, without what stands behind the question mark.
  const isHydrated = useHydrated();
  const { toasts } = useServices();
  const goOn = async ({ isKept }: Pick<SignedIn, 'isKept'>) => {
    await navigate({ href: from, replace: true });
    if (isKept)
      toasts.show({
        title: messages.accountKept,
        description: messages.accountKeptWhy,
      });
  };
  useSignedInRedirect();
  const notice = confirmation ? REFUSED_LINK[confirmation] : demonstration && messages.demonstrationBusy;
  return (
    <AuthCard
      title={isSecondStep ? messages.secondStepTitle : messages.signInTitle}
      lede={isSecondStep ? messages.secondStepLede : messages.signInLede}
      footer={richText(
        messages.newHere({
          link: (text) => (
            <Link to="/registration" search={!isHydrated || from === HOME ? {} : { from }}>
              {text}
            </Link>
          ),
        }),
      )}
    >
      {isSecondStep ? (
        <Suspense fallback={<Spinner label={messages.loading} />}>
          <SecondStepForm onSignedIn={goOn} onStartOver={() => setSecondStep(false)} />
        </Suspense>
      ) : (
        <LoginForm
          onSignedIn={goOn}
          onSecondStep={() => setSecondStep(true)}
          notice={(isHydrated && notice) || null}
        />
      )}
    </AuthCard>
  );
}

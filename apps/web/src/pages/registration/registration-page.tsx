import { FRIENDLY_ERRORS, sentencesInWords } from '@answerscope/contract';
import { getRouteApi, Link, useHydrated, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { chosenPlanInWords } from '../../domain/plan/chosen-plan.ts';
import { toPlanChoice } from '../../domain/plan/plan-choice.ts';
import { AuthCard } from '../../features/accounts/auth-card.tsx';
import { ConfirmationMail } from '../../features/accounts/confirmation-mail.tsx';
import { RegistrationForm } from '../../features/accounts/registration-form.tsx';
import { useSignedInRedirect } from '../../features/accounts/use-signed-in-redirect.ts';
import { readFrom } from '../../lib/return-path.ts';
import { richText } from '../../lib/rich-text.ts';
import { useServices } from '../../lib/use-services.ts';
import * as messages from './messages.ts';

const Route = getRouteApi('/_public/registration');

export function RegistrationPage() {
  // The router keeps what validateSearch leaves out.
  const search = { ...Route.useSearch() };
  const plan = toPlanChoice(search);
  const from = readFrom(search);
  const wanted = { ...plan, ...from };
  const navigate = Route.useNavigate();
  // The server renders the page for everybody, without what stands behind the question mark.
  const isHydrated = useHydrated();
  const { toasts } = useServices();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const start = useRouter().buildLocation({ to: '/start', search: wanted }).href;
  useSignedInRedirect();

  const welcome = async () => {
    await navigate({ to: '/start', search: wanted, replace: true });
    toasts.show({ title: messages.accountCreatedSuccessfully, duration_ms: 5000 });
  };

  return (
    <AuthCard
      title={messages.createAccount}
      lede={plan.plan ? chosenPlanInWords(plan.plan) : messages.yourAccountBeginsOnFree}
      footer={richText(
        messages.haveAccount({
          link: (text) => (
            <Link to="/login" search={isHydrated ? from : {}}>
              {text}
            </Link>
          ),
        }),
      )}
    >
      {unconfirmed ? (
        <ConfirmationMail
          email={unconfirmed}
          start={start}
          words={sentencesInWords([
            FRIENDLY_ERRORS.auth.email_not_confirmed,
            messages.sentTo({ email: unconfirmed }),
          ])}
        />
      ) : (
        <RegistrationForm start={start} onSignedIn={welcome} onConfirmationNeeded={setUnconfirmed} />
      )}
    </AuthCard>
  );
}

import { IconStack2 } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { PlanCards } from '../../features/plans/plan-cards.tsx';
import { PlanFaq } from '../../features/plans/plan-faq.tsx';
import { YearlyNote } from '../../features/plans/yearly-note.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import styles from './public-plans-page.module.css';

const Route = getRouteApi('/_public/plans');

/** The plans as a visitor compares them; who is signed in is led to the page where they choose one. */
export function PublicPlansPage() {
  const { plans, must_wait, trial_days, takes_payments, claims, is_demonstration } = Route.useLoaderData();
  return (
    <article className={styles.page}>
      <header>
        <h1>{messages.chooseYourPlan}</h1>
        <p className={styles.lede}>{messages.everyAccountBeginsOnFree}</p>
      </header>
      {plans === null && <Alert tone="negative">{messages.failedToLoadPlans}</Alert>}
      {plans?.length === 0 && (
        <EmptyState Icon={IconStack2} title={messages.noPlans} text={messages.noPlansCurrentlyAvailable} />
      )}
      {plans !== null && plans.length > 0 && (
        <div>
          <PlanCards
            plans={plans}
            action={(plan) => (
              <ButtonLink
                to="/registration"
                search={{ plan: plan.name, yearly: false }}
                look={plan.is_highlighted ? 'primary' : 'secondary'}
                isFullWidth
                aria-label={messages.selectThisPlan({ plan: plan.name })}
              >
                {messages.selectPlan}
              </ButtonLink>
            )}
          />
          <YearlyNote plans={plans} />
        </div>
      )}
      <PlanFaq
        mustWait={must_wait}
        takesPayments={takes_payments}
        trialDays={trial_days}
        claims={claims}
        areExamples={is_demonstration === true}
      />
    </article>
  );
}

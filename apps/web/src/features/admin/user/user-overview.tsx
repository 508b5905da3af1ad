import { numberInWords, planReasonInWords, type UserDetails } from '@answerscope/contract';
import type { ReactNode } from 'react';
import { formatExactUsd } from '../../../lib/format.ts';
import { richText } from '../../../lib/rich-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { actorInWords } from '../audit/actor-in-words.ts';
import { Facts } from '../facts.tsx';
import * as messages from './messages.ts';
import { UserBilling } from './user-billing.tsx';
import styles from './user-overview.module.css';

/** Profile, plan and from where, usage and spending of a user. */
export function UserOverview({ user }: { user: UserDetails }) {
  const { profile, account, plan, usage } = user;
  const newest = user.plan_history[0];
  const budget = usage.monthly_budget_cap_usd ?? usage.monthly_budget_usd;
  const { deletion_asked_at, erased_after } = account;
  return (
    <>
      {deletion_asked_at !== null && (
        <Alert tone="warning">
          {richText(messages.deletionAskedFor({ day: () => <TimeStamp iso={deletion_asked_at} /> }))}{' '}
          {erased_after !== null &&
            richText(messages.erasedAfter({ day: () => <TimeStamp iso={erased_after} /> }))}
        </Alert>
      )}
      <Panel title={messages.profile}>
        <Facts
          facts={[
            [
              messages.fullName,
              <span key="name" className={styles.person}>
                <Avatar email={profile.email} imageUrl={profile.image_url} />
                {profile.full_name}
              </span>,
            ],
            [messages.company, profile.company_name],
            [messages.website, profile.company_url],
            [messages.category, profile.business_category],
            [messages.subcategory, profile.business_subcategory],
            [messages.city, profile.city],
            [messages.region, profile.state],
            [messages.localServices, profile.offers_local_services ? messages.offered : messages.notOffered],
            [messages.offers, profile.seed_keyword],
            [messages.countryAndLanguage, `${profile.country} · ${profile.language}`],
            [messages.timeZone, profile.time_zone],
            [messages.emailConfirmed, account.email_verified ? messages.yes : messages.no],
            [messages.authenticatorApp, account.two_factor_enabled ? messages.on : messages.off],
            [messages.onboarding, profile.onboarding_completed ? messages.completed : messages.notCompleted],
            [messages.joined, <TimeStamp key="joined" iso={account.created_at} />],
            [messages.lastSeen, <TimeStamp key="seen" iso={profile.last_seen_at} />],
            [messages.sessions, numberInWords(account.live_sessions)],
            [messages.id, profile.id],
          ]}
        />
      </Panel>
      <Panel title={messages.plan}>
        <Facts
          facts={[
            [messages.plan, plan.name],
            [
              messages.lastChangeOfPlan,
              newest ? planChangeInWords(newest) : messages.noneSinceTheRegistration,
            ],
            [messages.keywordLimit, limitInWords(user)],
            ...user.grants.map(
              (grant) => [messages.planGivenBy({ plan: grant.plan }), grantInWords(grant)] as const,
            ),
          ]}
        />
      </Panel>
      <UserBilling user={user} />
      <Panel title={messages.usageAndSpending}>
        <Facts
          facts={[
            [messages.keywords, pausedInWords(usage.keywords, usage.keywords_paused)],
            [messages.competitors, numberInWords(usage.competitors)],
            [messages.answers, numberInWords(usage.answers)],
            [messages.runs, messages.runsAndFailed({ runs: usage.runs, failed: usage.runs_failed })],
            [
              messages.lastRun,
              usage.last_run_at === null ? messages.never : <TimeStamp key="run" iso={usage.last_run_at} />,
            ],
            [messages.spentThisMonth, spentInWords(usage, budget)],
          ]}
        />
      </Panel>
    </>
  );
}

type PlanChange = UserDetails['plan_history'][number];
type Grant = UserDetails['grants'][number];

function planChangeInWords(change: PlanChange): ReactNode {
  return richText(
    messages.planChanged({
      before: change.previous_plan ?? messages.noPlan,
      after: change.new_plan,
      actor: actorInWords({ ...change, actor_id: change.changed_by, actor_email: change.changed_by_email }),
      reason: planReasonInWords(change.reason),
      day: () => <TimeStamp iso={change.created_at} />,
    }),
  );
}

/** Until when the plan of a subscription is paid for stands with the subscription: its grant lasts for the days of grace, too. */
function grantInWords({ source, reason: stored, ends_at }: Grant): ReactNode {
  const reason = planReasonInWords(stored);
  if (source === 'subscription' || source === 'trial') return PAID_GRANTS[source];
  if (ends_at === null) return messages.grantWithoutEnd({ source, reason });
  return richText(
    messages.grantUntil({ source, reason, day: () => <TimeStamp iso={lastMoment(ends_at)} show="day" /> }),
  );
}

const PAID_GRANTS = {
  subscription: messages.grantOfSubscription,
  trial: messages.grantOfTrial,
} as const;

/** The last moment of a grant: what ends at midnight is given on the day before. */
const lastMoment = (endsAt: string): string => new Date(Date.parse(endsAt) - 1).toISOString();

function limitInWords({ keyword_limit, keyword_limit_override, plan }: UserDetails): string {
  const limit = { hasLimit: yesOrNo(keyword_limit !== null), limit: keyword_limit ?? 0 };
  if (keyword_limit_override === null) return messages.limitByPlan(limit);
  const { max_keywords } = plan;
  return messages.limitSet({
    ...limit,
    hasPlanLimit: yesOrNo(max_keywords !== null),
    planLimit: max_keywords ?? 0,
  });
}

function pausedInWords(keywords: number, paused: number): string {
  return paused === 0 ? numberInWords(keywords) : messages.keywordsAndPaused({ keywords, paused });
}

function spentInWords({ spent_usd, reserved_usd }: UserDetails['usage'], budget: number | null): string {
  return messages.spentOfBudget({
    spent: formatExactUsd(spent_usd),
    isReserved: yesOrNo(reserved_usd > 0),
    reserved: formatExactUsd(reserved_usd),
    hasBudget: yesOrNo(budget !== null),
    budget: formatExactUsd(budget ?? 0),
  });
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

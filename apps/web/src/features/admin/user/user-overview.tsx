import type { UserDetails } from '@answerscope/contract';
import type { ReactNode } from 'react';
import { formatExactUsd } from '../../../lib/format.ts';
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
  return (
    <>
      {account.deletion_asked_at !== null && (
        <Alert tone="warning">
          Deletion asked for on <TimeStamp iso={account.deletion_asked_at} />.{' '}
          {account.erased_after !== null && (
            <>
              The account is erased after <TimeStamp iso={account.erased_after} /> unless its user signs in.
            </>
          )}
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
            ['Company', profile.company_name],
            ['Website', profile.company_url],
            ['Category', profile.business_category],
            ['Subcategory', profile.business_subcategory],
            ['City', profile.city],
            ['State', profile.state],
            [messages.localServices, profile.offers_local_services ? 'Offered' : messages.notOffered],
            ['Offers', profile.seed_keyword],
            [messages.countryAndLanguage, `${profile.country} · ${profile.language}`],
            [messages.timeZone, profile.time_zone],
            [messages.emailConfirmed, account.email_verified ? 'Yes' : 'No'],
            [messages.authenticatorApp, account.two_factor_enabled ? 'On' : 'Off'],
            ['Onboarding', profile.onboarding_completed ? 'Completed' : messages.notCompleted],
            ['Joined', <TimeStamp key="joined" iso={account.created_at} />],
            [messages.lastSeen, <TimeStamp key="seen" iso={profile.last_seen_at} />],
            ['Sessions', account.live_sessions.toLocaleString('en')],
            ['Id', profile.id],
          ]}
        />
      </Panel>
      <Panel title={messages.plan}>
        <Facts
          facts={[
            ['Plan', plan.name],
            [
              messages.lastChangeOfPlan,
              newest ? (
                <>
                  {newest.previous_plan ?? 'No plan'} → {newest.new_plan}, by{' '}
                  {actorInWords({
                    ...newest,
                    actor_id: newest.changed_by,
                    actor_email: newest.changed_by_email,
                  })}
                  , <TimeStamp iso={newest.created_at} />: “{newest.reason}”
                </>
              ) : (
                messages.noneSinceTheRegistration
              ),
            ],
            [messages.keywordLimit, limitInWords(user)],
            ...user.grants.map(
              ({ id, plan: given, source, reason, ends_at }) =>
                [
                  `${given} given by`,
                  <span key={id}>
                    {GRANT_SOURCE_WORDS[source]}
                    {isPaidFor(source) ? (
                      ', see Subscription'
                    ) : (
                      <>
                        , {ends_at === null ? 'no end' : <Until endsAt={ends_at} />}: “{reason}”
                      </>
                    )}
                  </span>,
                ] as const,
            ),
          ]}
        />
      </Panel>
      <UserBilling user={user} />
      <Panel title={messages.usageAndSpending}>
        <Facts
          facts={[
            ['Keywords', pausedInWords(usage.keywords, usage.keywords_paused)],
            ['Competitors', usage.competitors.toLocaleString('en')],
            ['Answers', usage.answers.toLocaleString('en')],
            ['Runs', `${usage.runs.toLocaleString('en')}, ${usage.runs_failed.toLocaleString('en')} failed`],
            [
              messages.lastRun,
              usage.last_run_at === null ? 'Never' : <TimeStamp key="run" iso={usage.last_run_at} />,
            ],
            [messages.spentThisMonth, spentInWords(usage, budget)],
          ]}
        />
      </Panel>
    </>
  );
}

/** Until when the plan of a subscription is paid for stands with the subscription: its grant lasts for the days of grace, too. */
const isPaidFor = (source: UserDetails['grants'][number]['source']) =>
  source === 'subscription' || source === 'trial';

function Until({ endsAt }: { endsAt: string }) {
  return (
    <>
      {messages.until2} <TimeStamp iso={lastMoment(endsAt)} show="day" />
    </>
  );
}

/** The last moment of a grant: what ends at midnight is given on the day before. */
const lastMoment = (endsAt: string): string => new Date(Date.parse(endsAt) - 1).toISOString();

const GRANT_SOURCE_WORDS: Record<UserDetails['grants'][number]['source'], string> = {
  subscription: 'a subscription',
  trial: 'a trial',
  administrator: 'an administrator',
  promotion: 'a promotion',
};

function limitInWords({ keyword_limit, keyword_limit_override, plan }: UserDetails): ReactNode {
  const limit = keyword_limit === null ? 'Unlimited' : keyword_limit.toLocaleString('en');
  if (keyword_limit_override === null) return `${limit}, by the plan`;
  return `${limit}, set by an administrator; the plan says ${plan.max_keywords ?? 'unlimited'}`;
}

function pausedInWords(keywords: number, paused: number): string {
  const all = keywords.toLocaleString('en');
  return paused === 0 ? all : `${all}, ${paused.toLocaleString('en')} paused`;
}

function spentInWords({ spent_usd, reserved_usd }: UserDetails['usage'], budget: number | null): string {
  const reserved = reserved_usd > 0 ? `, ${formatExactUsd(reserved_usd)} reserved` : '';
  return `${formatExactUsd(spent_usd)}${reserved}${budget === null ? '' : ` of ${formatExactUsd(budget)}`}`;
}

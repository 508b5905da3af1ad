import type { HelpArticle, Profile } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { AvatarForm } from '../../features/accounts/settings/avatar-form.tsx';
import { ColorSchemeSetting } from '../../features/accounts/settings/color-scheme-setting.tsx';
import { EmailForm } from '../../features/accounts/settings/email-form.tsx';
import { LanguageSetting } from '../../features/accounts/settings/language-setting.tsx';
import { MeasuringSetting } from '../../features/accounts/settings/measuring-setting.tsx';
import { NameForm } from '../../features/accounts/settings/name-form.tsx';
import { PasswordForm } from '../../features/accounts/settings/password-form.tsx';
import { SecondStepPanel } from '../../features/accounts/settings/second-step-panel.tsx';
import { SessionList } from '../../features/accounts/settings/session-list.tsx';
import { SidebarSetting } from '../../features/accounts/settings/sidebar-setting.tsx';
import { SummarySetting } from '../../features/accounts/settings/summary-setting.tsx';
import { SupportViews } from '../../features/accounts/settings/support-views.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { BUILT_LANGUAGES } from '../../lib/built-languages.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { NoMailNotice } from '../../ui/no-mail-notice.tsx';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import { SectionNav } from './section-nav.tsx';
import styles from './settings-page.module.css';
import { type SettingsSection, sectionNamed, sectionOfPart } from './settings-sections.ts';

const ApiKeysPanel = lazy(() => import('../../features/accounts/settings/api-keys/api-keys-panel.tsx'));
const DataCopyPanel = lazy(() => import('../../features/accounts/settings/data-copy-panel.tsx'));
const DeleteAccountPanel = lazy(() => import('../../features/accounts/settings/delete-account-panel.tsx'));
const AnswersProposal = lazy(() => import('../../features/visibility/answers-proposal.tsx'));
const WebhooksPanel = lazy(() => import('../../features/accounts/settings/webhooks/webhooks-panel.tsx'));

/** One section of the settings, by its address, beside the list of all. */
export function SettingsPage() {
  const section = sectionNamed(useParams({ strict: false }).section);
  const part = sectionOfPart(useLocation({ select: ({ hash }) => hash }));
  const profile = useQuery(useQueries().profile.get_profile.queryOptions());
  const failure = failedLoad(profile);
  if (section === null && part !== null)
    return <Navigate to="/tracker/settings/$section" params={{ section: part }} replace />;
  const Section = SECTIONS[section ?? 'account'];
  return (
    <PageFrame
      title={messages.settings}
      help={<HelpLink article={ARTICLES[section ?? 'account'] ?? 'reports-and-exports'} />}
      answer={profile.data?.email ?? (!failure && <Skeleton width="200px" />)}
    >
      {failure ? (
        <ErrorState title={messages.yourSettingsNotLoaded} {...failure} />
      ) : (
        <div className={styles.columns}>
          <SectionNav chosen={section} />
          <div className={styles.section}>
            <Section profile={profile.data} />
          </div>
        </div>
      )}
    </PageFrame>
  );
}

interface SectionProps {
  /** Undefined while it is read. */
  profile: Profile | undefined;
}

/** The articles of the help for sections that have one of their own. */
const ARTICLES: Partial<Record<SettingsSection | 'account', HelpArticle>> = {
  api: 'api-and-webhooks',
  webhooks: 'api-and-webhooks',
  checks: 'run-checks',
};

const SECTIONS: Record<SettingsSection | 'account', (props: SectionProps) => ReactNode> = {
  account: ({ profile }) => (
    <>
      <Panel title={messages.picture}>
        {profile ? (
          <AvatarForm email={profile.email} imageUrl={profile.image_url} />
        ) : (
          <Waiting height="72px" />
        )}
      </Panel>
      <Panel title={messages.name}>
        {profile ? <NameForm profile={profile} /> : <Waiting height="130px" />}
      </Panel>
      <NoMailNotice />
      <Panel title={messages.email}>{profile ? <EmailForm /> : <Waiting height="260px" />}</Panel>
    </>
  ),
  appearance: ({ profile }) => (
    <Panel title={messages.appearance}>
      {profile && BUILT_LANGUAGES.length > 1 && <LanguageSetting profile={profile} />}
      <ColorSchemeSetting />
      {profile ? <SidebarSetting profile={profile} /> : <Waiting height="56px" />}
    </Panel>
  ),
  notifications: ({ profile }) => (
    <>
      <NoMailNotice />
      <Panel title={messages.emailNotifications}>
        {profile ? <SummarySetting email={profile.email} /> : <Waiting height="180px" />}
      </Panel>
    </>
  ),
  checks: () => (
    <Panel title={messages.answersPerCheck}>
      <LazyPart fallback={<Waiting height="24px" />}>
        <AnswersProposal />
      </LazyPart>
    </Panel>
  ),
  security: () => (
    <>
      <Panel title={messages.password}>
        <PasswordForm />
      </Panel>
      <Panel title={messages.authenticatorApp}>
        <SecondStepPanel />
      </Panel>
      <Sessions />
    </>
  ),
  api: () => (
    <Panel title={messages.apiKeys}>
      <LazyPart fallback={<Waiting height="120px" />}>
        <ApiKeysPanel />
      </LazyPart>
    </Panel>
  ),
  webhooks: () => (
    <Panel title={messages.webhooks}>
      <LazyPart fallback={<Waiting height="120px" />}>
        <WebhooksPanel />
      </LazyPart>
    </Panel>
  ),
  data: ({ profile }) => (
    <>
      <Panel title={messages.privacy}>
        {profile ? <MeasuringSetting profile={profile} /> : <Waiting height="76px" />}
      </Panel>
      <Panel title={messages.whenSupportLooked}>
        <SupportViews />
      </Panel>
      <Panel title={messages.yourData}>
        <LazyPart fallback={<Waiting height="120px" />}>
          <DataCopyPanel />
        </LazyPart>
      </Panel>
      <Panel title={messages.deleteAccount}>
        <LazyPart fallback={<Waiting height="120px" />}>
          {profile ? <DeleteAccountPanel email={profile.email} /> : <Waiting height="120px" />}
        </LazyPart>
      </Panel>
    </>
  ),
};

function Sessions() {
  const sessions = useQuery(useQueries().accounts.list_my_sessions.queryOptions());
  const failure = failedLoad(sessions);
  return (
    <Panel title={messages.whereSignedIn}>
      {failure && <FailedPart title={messages.yourSessionsNotLoaded} {...failure} />}
      {!failure && !sessions.data && <Waiting height="64px" />}
      {sessions.data && <SessionList sessions={sessions.data.items} />}
    </Panel>
  );
}

function Waiting({ height }: { height: string }) {
  return (
    <Loading label={messages.loadingYourSettings}>
      <Skeleton height={height} />
    </Loading>
  );
}

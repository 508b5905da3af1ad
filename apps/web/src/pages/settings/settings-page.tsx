import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { AvatarForm } from '../../features/accounts/settings/avatar-form.tsx';
import { ColorSchemeSetting } from '../../features/accounts/settings/color-scheme-setting.tsx';
import { EmailForm } from '../../features/accounts/settings/email-form.tsx';
import { MeasuringSetting } from '../../features/accounts/settings/measuring-setting.tsx';
import { NameForm } from '../../features/accounts/settings/name-form.tsx';
import { PasswordForm } from '../../features/accounts/settings/password-form.tsx';
import { SecondStepPanel } from '../../features/accounts/settings/second-step-panel.tsx';
import { SessionList } from '../../features/accounts/settings/session-list.tsx';
import { SidebarSetting } from '../../features/accounts/settings/sidebar-setting.tsx';
import { SummarySetting } from '../../features/accounts/settings/summary-setting.tsx';
import { SupportViews } from '../../features/accounts/settings/support-views.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { NoMailNotice } from '../../ui/no-mail-notice.tsx';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const ApiKeysPanel = lazy(() => import('../../features/accounts/settings/api-keys/api-keys-panel.tsx'));
const DataCopyPanel = lazy(() => import('../../features/accounts/settings/data-copy-panel.tsx'));
const DeleteAccountPanel = lazy(() => import('../../features/accounts/settings/delete-account-panel.tsx'));
const AnswersProposal = lazy(() => import('../../features/visibility/answers-proposal.tsx'));
const WebhooksPanel = lazy(() => import('../../features/accounts/settings/webhooks/webhooks-panel.tsx'));

export function SettingsPage() {
  const queries = useQueries();
  const profile = useQuery(queries.profile.get_profile.queryOptions());
  const sessions = useQuery(queries.accounts.list_my_sessions.queryOptions());
  const failure = failedLoad(profile);
  const noSessions = failedLoad(sessions);
  return (
    <PageFrame
      title={messages.settings}
      answer={profile.data?.email ?? (!failure && <Skeleton width="200px" />)}
    >
      {failure ? (
        <ErrorState title={messages.yourSettingsNotLoaded} {...failure} />
      ) : (
        <>
          <Panel title={messages.picture}>
            {profile.data ? (
              <AvatarForm email={profile.data.email} imageUrl={profile.data.image_url} />
            ) : (
              <Waiting height="72px" />
            )}
          </Panel>
          <Panel title={messages.name}>
            {profile.data ? <NameForm profile={profile.data} /> : <Waiting height="130px" />}
          </Panel>
          <Panel title={messages.layout}>
            <ColorSchemeSetting />
            {profile.data ? <SidebarSetting profile={profile.data} /> : <Waiting height="56px" />}
          </Panel>
          <Panel title={messages.privacy}>
            {profile.data ? <MeasuringSetting profile={profile.data} /> : <Waiting height="76px" />}
          </Panel>
          <NoMailNotice />
          <Panel title={messages.email}>
            {profile.data ? <EmailForm email={profile.data.email} /> : <Waiting height="260px" />}
          </Panel>
          <Panel id="email-notifications" title={messages.emailNotifications}>
            {profile.data ? <SummarySetting email={profile.data.email} /> : <Waiting height="180px" />}
          </Panel>
          <Panel title={messages.answersPerCheck}>
            <LazyPart fallback={<Waiting height="24px" />}>
              <AnswersProposal />
            </LazyPart>
          </Panel>
          <Panel title={messages.password}>
            <PasswordForm />
          </Panel>
          <Panel title={messages.authenticatorApp}>
            <SecondStepPanel />
          </Panel>
          <Panel title={messages.whereSignedIn}>
            {noSessions && <FailedPart title={messages.yourSessionsNotLoaded} {...noSessions} />}
            {!noSessions && !sessions.data && <Waiting height="64px" />}
            {sessions.data && <SessionList sessions={sessions.data.items} />}
          </Panel>
          <Panel id="api-keys" title={messages.apiKeys}>
            <LazyPart fallback={<Waiting height="120px" />}>
              <ApiKeysPanel />
            </LazyPart>
          </Panel>
          <Panel id="webhooks" title={messages.webhooks}>
            <LazyPart fallback={<Waiting height="120px" />}>
              <WebhooksPanel />
            </LazyPart>
          </Panel>
          <Panel title={messages.whenSupportLooked}>
            <SupportViews />
          </Panel>
          <Panel id="your-data" title={messages.yourData}>
            <LazyPart fallback={<Waiting height="120px" />}>
              <DataCopyPanel />
            </LazyPart>
          </Panel>
          <Panel title={messages.deleteAccount}>
            <LazyPart fallback={<Waiting height="120px" />}>
              {profile.data ? <DeleteAccountPanel email={profile.data.email} /> : <Waiting height="120px" />}
            </LazyPart>
          </Panel>
        </>
      )}
    </PageFrame>
  );
}

function Waiting({ height }: { height: string }) {
  return (
    <Loading label={messages.loadingYourSettings}>
      <Skeleton height={height} />
    </Loading>
  );
}

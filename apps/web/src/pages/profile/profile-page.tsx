import type { Profile as ProfileRow } from '@answerscope/contract';
import { IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { BasicInfoForm } from '../../features/profile/basic-info-form.tsx';
import { missingInWords } from '../../features/profile/profile-gaps.ts';
import { ProfilePrompt } from '../../features/profile/profile-prompt.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { useSession } from '../../lib/use-services.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import * as messages from './messages.ts';
import styles from './profile-page.module.css';
import { readProfileSearch } from './profile-search.ts';

const Route = getRouteApi('/_app/tracker/profile');
const BrandIdentity = lazy(() => import('../../features/brand/brand-identity-form.tsx'));
const PresenceSetup = lazy(() => import('../../features/brand/brand-questions-form.tsx'));

/** Who is behind an account: the company, how it presents itself, and what it should be found by. */
export function ProfilePage() {
  // Whoever comes signed out is led home before; this one has signed out meanwhile.
  if (useSession() === null)
    return (
      <PageFrame title={messages.profile} help={<HelpLink article="set-up-your-brand" />}>
        <EmptyState
          Icon={IconUser}
          title={messages.logInViewProfile}
          text={messages.youHaveBeenSignedOut}
          action={
            <ButtonLink to="/login" look="primary">
              {messages.logIn}
            </ButtonLink>
          }
        />
      </PageFrame>
    );
  return <Profile />;
}

function Profile() {
  const profile = useQuery(useQueries().profile.get_profile.queryOptions());
  const { tab = 'basic-info' } = readProfileSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const failure = failedLoad(profile);
  const loading = (
    <Loading label={messages.loadingYourSettings}>
      <Skeleton height="320px" />
    </Loading>
  );
  const part = (draw: (profile: ProfileRow) => ReactNode) => () => (
    <div className={styles.part}>
      {profile.data ? <LazyPart fallback={loading}>{draw(profile.data)}</LazyPart> : loading}
    </div>
  );
  return (
    <PageFrame
      title={messages.profile}
      help={<HelpLink article="set-up-your-brand" />}
      answer={profile.data ? answerOf(profile.data) : !failure && <Skeleton width="200px" />}
      actions={<ButtonLink to="/tracker/settings">{messages.nameAndEmail}</ButtonLink>}
    >
      {failure ? (
        <ErrorState title={messages.failedLoadProfileData} {...failure} />
      ) : (
        <>
          <ProfilePrompt isOnProfile />
          <Tabs
            label={messages.profile}
            chosen={tab}
            tabs={[
              {
                name: 'basic-info',
                label: messages.basicInfo,
                panel: part((known) => <BasicInfoForm profile={known} />),
              },
              {
                name: 'brand-identity',
                label: messages.brandIdentity,
                panel: part((known) => <BrandIdentity profile={known} />),
              },
              {
                name: 'presence-setup',
                label: messages.presenceSetup,
                panel: part((known) => <PresenceSetup profile={known} />),
              },
            ]}
            onChoose={(name) => void navigate({ search: name === 'basic-info' ? {} : { tab: name } })}
          />
        </>
      )}
    </PageFrame>
  );
}

function answerOf(profile: ProfileRow): string {
  const missing = missingInWords(profile);
  const company = profile.company_name ?? messages.yourCompany;
  return missing === null
    ? messages.profileComplete({ company })
    : messages.profileLacks({ company, details: missing });
}

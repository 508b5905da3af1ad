import { useQuery } from '@tanstack/react-query';
import { BasicInfoForm } from '../../features/profile/basic-info-form.tsx';
import { ProfilePrompt } from '../../features/profile/profile-prompt.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';

export function ProfilePage() {
  const profile = useQuery(useQueries().profile.get_profile.queryOptions());
  const failure = failedLoad(profile);
  return (
    <PageFrame title="Profile" answer={profile.data?.email ?? (!failure && <Skeleton width="200px" />)}>
      {failure ? (
        <ErrorState title="Failed to load profile data" {...failure} />
      ) : (
        <>
          <ProfilePrompt />
          <Panel title="Basic Info">
            {profile.data ? (
              <BasicInfoForm profile={profile.data} />
            ) : (
              <Loading label="Loading your settings...">
                <Skeleton height="220px" />
              </Loading>
            )}
          </Panel>
        </>
      )}
    </PageFrame>
  );
}

import type { BrandDetails, Profile } from '@answerscope/contract';
import type { ReactNode } from 'react';
import { useBrandDetails } from '../../domain/brand/use-brand-details.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { Alert } from '../../ui/alert.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';

interface BrandTabProps {
  profile: Profile;
  children: (details: BrandDetails) => ReactNode;
}

/** A part of the profile about the brand: nothing of it is saved as long as the company has no name. */
export function BrandTab({ profile, children }: BrandTabProps) {
  const details = useBrandDetails(profile.id);
  const failure = failedLoad(details);
  if (failure) return <ErrorState title={messages.profileNotLoaded} {...failure} />;
  if (!details.data)
    return (
      <Loading label={messages.loadingYourSettings}>
        <Skeleton height="320px" />
      </Loading>
    );
  return (
    <>
      {profile.company_name === null && <Alert tone="warning">{messages.enterCompanyNameFirst}</Alert>}
      {children(details.data)}
    </>
  );
}

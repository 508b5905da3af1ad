import { offerOf } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBrandDetails } from '../../domain/brand/use-brand-details.ts';
import { BatchChoice } from '../../features/keywords/generation/batch-choice.tsx';
import { GenerateForm } from '../../features/keywords/generation/generate-form.tsx';
import { useOpenBatch } from '../../features/keywords/generation/use-generated-keywords.ts';
import { WaitingBatch } from '../../features/keywords/generation/waiting-batch.tsx';
import { useFirstCheck } from '../../features/visibility/use-first-check.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';
import styles from './ai-generation.module.css';
import * as messages from './messages.ts';

interface AiGenerationProps {
  /** So many of the keywords are asked about. */
  onTracked: () => Promise<void>;
}

/** Keywords that an assistant thinks of: where some wait to be chosen from, those first. */
export default function AiGeneration({ onTracked }: AiGenerationProps) {
  const queries = useQueries();
  const profile = useQuery(queries.profile.get_profile.queryOptions());
  const brand = useQuery(queries.brand.get_brand.queryOptions());
  const details = useBrandDetails(profile.data?.id);
  const { batch, open, close } = useOpenBatch();
  const check = useFirstCheck();
  const [isBack, setBack] = useState(false);
  const failure = failedLoad(profile, brand, details, batch);
  if (failure) return <ErrorState title={messages.failedLoadProfileData} {...failure} />;
  if (!profile.data || !brand.data || !details.data || !batch.data)
    return <Spinner label={messages.loading} />;
  if (open === null || isBack) {
    return (
      <GenerateForm
        profile={profile.data}
        offer={offerOf({
          seed_keyword: profile.data.seed_keyword,
          category: brand.data.category,
          industry: details.data.brand?.industry ?? null,
        })}
        waiting={open && <WaitingBatch batch={open} onOpen={() => setBack(false)} />}
        onGenerated={() => setBack(false)}
      />
    );
  }
  return (
    <div className={styles.choice}>
      <BatchChoice
        key={open.batch_id}
        batch={open}
        check={check}
        skipLabel={messages.discardTheseKeywords}
        onBack={() => setBack(true)}
        onDone={async (chosen) => {
          if (chosen > 0) await onTracked();
          else close();
        }}
      />
    </div>
  );
}

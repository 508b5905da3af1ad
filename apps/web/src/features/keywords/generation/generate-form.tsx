import type { Profile } from '@answerscope/contract';
import { IconBuilding, IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { generationInWords } from '../../../domain/generation/generation-in-words.ts';
import { useSuggestionNote } from '../../../domain/generation/suggestion-note.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import styles from './generate-form.module.css';
import { useGenerateKeywords } from './use-generated-keywords.ts';

interface GenerateFormProps {
  profile: Profile;
  /** What the company offers, in its own words; null where it has said it nowhere. */
  offer: string | null;
  /** The way to generated keywords that nobody has chosen from yet; null where there are none. */
  waiting: ReactNode;
  onGenerated: () => void;
}

/** Keywords that an assistant thinks of for the company of the profile. */
export function GenerateForm({ profile, offer, waiting, onGenerated }: GenerateFormProps) {
  const generate = useGenerateKeywords();
  const suggestions = useSuggestionNote();
  const { company_name, company_url, offers_local_services } = profile;
  if (company_name === null) {
    return (
      <EmptyState
        Icon={IconBuilding}
        title="Which company are the keywords for?"
        text="An assistant thinks of keywords for what your company offers. It needs the company's name first."
        action={
          <ButtonLink to="/tracker/profile" look="primary">
            Name your company
          </ButtonLink>
        }
      />
    );
  }
  const start = () =>
    generate.mutate(
      { companyName: company_name, companyUrl: company_url, servesLocal: offers_local_services ?? false },
      { onSuccess: onGenerated },
    );
  return (
    <div className={styles.form}>
      <dl className={styles.facts}>
        <Fact label="Company">{company_name}</Fact>
        <Fact label="Website">{company_url}</Fact>
        <Fact label="What you offer">{offer ?? profile.business_category?.name ?? null}</Fact>
        <Fact label="Asked from">{placeOf(profile)}</Fact>
      </dl>
      <p className={styles.note}>
        The keywords are based on this. <Link to="/tracker/profile">Change it in your profile</Link>
      </p>
      {generate.error && <Alert tone="negative">{generationInWords(generate.error)}</Alert>}
      <div className={styles.actions}>
        {waiting}
        <Button look="primary" disabled={generate.isPending} onClick={start}>
          <IconSparkles size={16} stroke={1.75} aria-hidden="true" />
          {generate.isPending ? 'Generating keywords...' : 'Generate AI Keywords'}
        </Button>
      </div>
      <p className={styles.note} aria-live="polite">
        {generate.isPending
          ? 'An assistant is thinking of keywords. This usually takes less than a minute.'
          : waiting
            ? 'New keywords take the place of those you have not chosen from yet.'
            : suggestions}
      </p>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? 'Not given'}</dd>
    </div>
  );
}

function placeOf({ offers_local_services, city, state, country }: Profile): string {
  const land = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  return [...(offers_local_services ? [city, state] : []), land].filter(Boolean).join(', ');
}

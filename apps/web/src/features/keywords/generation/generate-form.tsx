import { commaList, namesOf, type Profile } from '@answerscope/contract';
import { IconBuilding, IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { generationInWords } from '../../../domain/generation/generation-in-words.ts';
import { useSuggestionNote } from '../../../domain/generation/suggestion-note.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import * as messages from '../messages.ts';
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
        title={messages.whichCompany}
        text={messages.needsCompanyName}
        action={
          <ButtonLink to="/tracker/profile" look="primary">
            {messages.nameYourCompany}
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
        <Fact label={messages.company}>{company_name}</Fact>
        <Fact label={messages.website}>{company_url}</Fact>
        <Fact label={messages.whatYouOffer}>{offer ?? profile.business_category?.name ?? null}</Fact>
        <Fact label={messages.askedFrom}>{placeOf(profile)}</Fact>
      </dl>
      <p className={styles.note}>
        {messages.basedOnThis} <Link to="/tracker/profile">{messages.changeInProfile}</Link>
      </p>
      {generate.error && <Alert tone="negative">{generationInWords(generate.error)}</Alert>}
      <div className={styles.actions}>
        {waiting}
        <Button look="primary" disabled={generate.isPending} onClick={start}>
          <IconSparkles size={16} stroke={1.75} aria-hidden="true" />
          {generate.isPending ? messages.generatingKeywords : messages.generateAiKeywords}
        </Button>
      </div>
      <p className={styles.note} aria-live="polite">
        {generate.isPending
          ? messages.thinkingOfKeywords
          : waiting
            ? messages.newKeywordsReplaceOthers
            : suggestions}
      </p>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? messages.notGiven}</dd>
    </div>
  );
}

function placeOf({ offers_local_services, city, state, country }: Profile): string {
  const land = namesOf('region').of(country) ?? country;
  return commaList([...(offers_local_services ? [city, state] : []), land]);
}

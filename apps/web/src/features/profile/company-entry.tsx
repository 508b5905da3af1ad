import { CompanyName, CompanyUrl, type Profile, SeedKeyword } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { IconSparkles } from '@tabler/icons-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { generationInWords } from '../../domain/generation/generation-in-words.ts';
import { useSuggestionNote } from '../../domain/generation/suggestion-note.ts';
import { errorInWords } from '../../lib/error-in-words.ts';
import { firstMessage } from '../../lib/first-message.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { websiteInput } from '../../lib/website-input.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import styles from './company-entry.module.css';
import * as messages from './messages.ts';
import { guessPlace, listCountries, listLanguages } from './places.ts';
import { useNameQuestion } from './use-name-question.tsx';
import { useUpdateProfile } from './use-update-profile.ts';

interface CompanyEntryProps {
  profile: Profile;
  /** Has keywords thought of for the company, which is saved by then, and goes on to choose from them. */
  generate: (company: Pick<Profile, 'company_name' | 'company_url'>) => Promise<unknown>;
  /** The way to generated keywords that nobody has chosen from yet; null where there are none. */
  waiting: ReactNode;
  /** The company is saved, and keywords will be added by hand. */
  onDone: () => Promise<void>;
}

/** The first step of onboarding: the company and from where it is asked about, in one short form. */
export function CompanyEntry({ profile, generate, waiting, onDone }: CompanyEntryProps) {
  const update = useUpdateProfile();
  const { ask, question } = useNameQuestion();
  const suggestions = useSuggestionNote();
  const [isGenerating, setIsGenerating] = useState(false);
  const isSaved = useRef(false);
  const saving = useSaving((error) => (isSaved.current ? generationInWords(error) : setupInWords(error)));
  const guess = useMemo(() => guessPlace(navigator.language), []);
  const countries = useMemo(listCountries, []);
  const languages = useMemo(listLanguages, []);
  // Whoever comes back to this step has chosen these before.
  const isKnown = profile.onboarding_completed || profile.company_name !== null;
  const form = useForm({
    initialValues: {
      company_name: profile.company_name ?? '',
      company_url: profile.company_url ?? '',
      seed_keyword: profile.seed_keyword ?? '',
      country: isKnown ? profile.country : guess.country,
      language: isKnown ? profile.language : guess.language,
      time_zone: isKnown ? profile.time_zone : guess.time_zone,
    },
    validateInputOnChange: true,
    validate: {
      company_name: firstMessage(CompanyName),
      company_url: firstMessage(CompanyUrl),
      seed_keyword: firstMessage(SeedKeyword),
    },
    onValuesChange: () => saving.say(null),
  });
  /** Whoever comes from another country than the browser gets its language and zone with it; both can be changed. */
  const chooseCountry = async (country: string) => {
    form.setFieldValue('country', country);
    const { proposePlace } = await import('./place-proposal.ts');
    const { language, time_zone } = proposePlace(country, guess.time_zone);
    // Whoever has chosen another country meanwhile gets that one's.
    form.setValues((now) =>
      now.country === country ? { ...now, language, time_zone: time_zone ?? now.time_zone } : now,
    );
  };
  const hasErrors = Object.values(form.errors).some(Boolean);
  // A disabled button says why.
  const missing = whatIsMissing(form.values.company_name, hasErrors);

  const save = async (done: { onboarding_completed?: true }) => {
    const { company_name, company_url, seed_keyword, country, language, time_zone } = form.values;
    const before = profile.company_name;
    const saved = await update.mutateAsync({
      company_name: company_name.trim(),
      company_url: company_url.trim() || null,
      seed_keyword: seed_keyword.trim() || null,
      country,
      language,
      time_zone,
      ...done,
    });
    if (saved.company_name !== before) await ask();
    return saved;
  };
  const submit = form.onSubmit(async () => {
    isSaved.current = false;
    setIsGenerating(true);
    await saving.save(form, async () => {
      const company = await save({});
      isSaved.current = true;
      await generate(company);
    });
    setIsGenerating(false);
  });
  const goOn = form.onSubmit(async () => {
    isSaved.current = false;
    if (await saving.save(form, () => save({ onboarding_completed: true }))) await onDone();
  });

  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <fieldset className={styles.fields} disabled={form.submitting}>
          <TextField
            label={messages.companyName}
            hint={messages.companyNameHint}
            autoComplete="organization"
            autoFocus
            required
            {...form.getInputProps('company_name')}
          />
          <TextField
            label={messages.companyWebsite}
            isOptional
            inputMode="url"
            placeholder={messages.websiteExample}
            hint={messages.websiteHint}
            autoComplete="url"
            {...websiteInput(form, 'company_url')}
          />
          <TextField
            label={messages.whatDoYouOffer}
            isOptional
            placeholder={messages.offerExample}
            hint={messages.offerHint}
            {...form.getInputProps('seed_keyword')}
          />
          <div className={styles.pair}>
            <SelectField
              label={messages.country}
              options={countries}
              {...form.getInputProps('country')}
              onChange={(event) => chooseCountry(event.currentTarget.value)}
            />
            <SelectField label={messages.language} options={languages} {...form.getInputProps('language')} />
          </div>
          <p className={styles.note}>
            {messages.askedInAndFrom({ zone: form.values.time_zone.replaceAll('_', ' ') })}
          </p>
        </fieldset>
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
        <div className={styles.actions}>
          {waiting}
          <Button
            type="submit"
            look="primary"
            size="large"
            isFullWidth
            disabled={form.submitting || missing !== null}
          >
            <IconSparkles size={18} stroke={1.75} aria-hidden="true" />
            {isGenerating ? messages.generatingKeywords : messages.generateAiKeywords}
          </Button>
          <p className={styles.note} aria-live="polite">
            {isGenerating ? messages.thinkingOfKeywords : (missing ?? suggestions)}
          </p>
          <Button
            look="quiet"
            isFullWidth
            disabled={form.submitting || missing !== null}
            onClick={() => goOn()}
          >
            {form.submitting && !isGenerating ? messages.saving : messages.continueWithoutAiKeywords}
          </Button>
        </div>
      </form>
      {question}
    </>
  );
}

function whatIsMissing(companyName: string, hasErrors: boolean): string | null {
  if (hasErrors) return messages.correctMarkedFields;
  return companyName.trim() === '' ? messages.enterCompanyName : null;
}

const setupInWords = (error: unknown) => errorInWords(error, messages.failedToCompleteSetup);

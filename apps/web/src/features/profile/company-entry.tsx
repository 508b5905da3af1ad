import { CompanyName, CompanyUrl, type Profile } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { useMemo } from 'react';
import { errorInWords } from '../../lib/error-in-words.ts';
import { firstMessage } from '../../lib/first-message.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import styles from './company-entry.module.css';
import { guessPlace, listCountries, listLanguages } from './places.ts';
import { useUpdateProfile } from './use-update-profile.ts';

interface CompanyEntryProps {
  profile: Profile;
  onDone: () => void;
}

/** Onboarding: the company and from where it is asked about, in one short form. */
export function CompanyEntry({ profile, onDone }: CompanyEntryProps) {
  const update = useUpdateProfile();
  const saving = useSaving((error) => errorInWords(error, 'Failed to complete setup. Please try again.'));
  const guess = useMemo(() => guessPlace(navigator.language), []);
  const countries = useMemo(listCountries, []);
  const languages = useMemo(listLanguages, []);
  const form = useForm({
    initialValues: {
      company_name: profile.company_name ?? '',
      company_url: profile.company_url ?? '',
      country: profile.onboarding_completed ? profile.country : guess.country,
      language: profile.onboarding_completed ? profile.language : guess.language,
    },
    validateInputOnChange: true,
    validate: { company_name: firstMessage(CompanyName), company_url: firstMessage(CompanyUrl) },
    onValuesChange: () => saving.say(null),
  });
  const hasErrors = Object.values(form.errors).some(Boolean);
  const isIncomplete = form.values.company_name.trim() === '' || hasErrors;

  const submit = form.onSubmit(async ({ company_name, company_url, country, language }) => {
    const isSaved = await saving.save(form, () =>
      update.mutateAsync({
        company_name: company_name.trim(),
        company_url: company_url.trim() || null,
        country,
        language,
        time_zone: guess.time_zone,
        onboarding_completed: true,
      }),
    );
    if (isSaved) onDone();
  });

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.fields} disabled={form.submitting}>
        <TextField
          label="Company name"
          hint="As people write it. This is the name that answers are searched for."
          autoComplete="organization"
          autoFocus
          required
          {...form.getInputProps('company_name')}
        />
        <TextField
          label="Company website"
          isOptional
          inputMode="url"
          placeholder="example.com"
          hint="Tells your company from others of the same name."
          autoComplete="url"
          {...form.getInputProps('company_url')}
        />
        <div className={styles.pair}>
          <SelectField label="Country" options={countries} {...form.getInputProps('country')} />
          <SelectField label="Language" options={languages} {...form.getInputProps('language')} />
        </div>
        <p className={styles.note}>
          Questions are asked in this language and from this country. You can change all of it later.
        </p>
      </fieldset>
      {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
      <Button
        type="submit"
        look="primary"
        size="large"
        isFullWidth
        disabled={form.submitting || isIncomplete}
      >
        {form.submitting ? 'Saving...' : 'Continue'}
      </Button>
    </form>
  );
}

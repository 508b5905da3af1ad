import {
  CompanyName,
  CompanyUrl,
  MonthlyBudgetCap,
  PlaceName,
  type Profile,
  SeedKeyword,
} from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { errorInWords } from '../../lib/error-in-words.ts';
import { firstMessage } from '../../lib/first-message.ts';
import { keepNote, takeNote } from '../../lib/note-for-reload.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { useServices } from '../../lib/use-services.ts';
import { websiteInput } from '../../lib/website-input.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { BusinessFields } from './business-fields.tsx';
import { localClienteleOf, missingPlace, toPlaceChange } from './local-clientele.ts';
import { LocalClienteleFields } from './local-clientele-fields.tsx';
import * as messages from './messages.ts';
import { listCountries, listLanguages, listTimeZones } from './places.ts';
import styles from './profile-form.module.css';
import { ProposedPlace } from './proposed-place.tsx';
import { useNameQuestion } from './use-name-question.tsx';
import { useUpdateProfile } from './use-update-profile.ts';

/** An amount as it is typed; empty is none. What is no number is for the schema to refuse. */
const amountOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

const SAVED = messages.profileUpdated;

const required = (value: string, message: string) => (value.trim() === '' ? message : null);

/** The company, its customers and business, its questions and its spending. */
export function BasicInfoForm({ profile }: { profile: Profile }) {
  const { toasts } = useServices();
  const update = useUpdateProfile();
  const { ask, question } = useNameQuestion();
  const saving = useSaving((error) => errorInWords(error, messages.failedToUpdateProfile));
  // As the page was loaded: it is loaded anew once its details are complete.
  const [isIncomplete] = useState(!profile.company_details_completed);
  useEffect(() => {
    const note = takeNote(() => sessionStorage);
    if (note !== null) toasts.show({ title: note });
  }, [toasts]);
  const countries = useMemo(listCountries, []);
  const languages = useMemo(listLanguages, []);
  const timeZones = useMemo(() => listTimeZones(profile.time_zone), [profile.time_zone]);
  const form = useForm({
    initialValues: {
      company_name: profile.company_name ?? '',
      company_url: profile.company_url ?? '',
      seed_keyword: profile.seed_keyword ?? '',
      ...localClienteleOf(profile),
      business_category_id: profile.business_category_id ?? '',
      business_subcategory_id: profile.business_subcategory_id ?? '',
      country: profile.country,
      language: profile.language,
      time_zone: profile.time_zone,
      monthly_budget_cap_usd: profile.monthly_budget_cap_usd?.toString() ?? '',
    },
    validateInputOnChange: true,
    onValuesChange: () => saving.say(null),
    validate: {
      company_name: (value) =>
        required(value, messages.companyNameIsRequired) ?? firstMessage(CompanyName)(value),
      company_url: (value) =>
        required(value, messages.companyWebsiteIsRequired) ?? firstMessage(CompanyUrl)(value),
      seed_keyword: (value) => firstMessage(SeedKeyword)(value.trim()),
      city: (value, values) => missingPlace(values).city ?? firstMessage(PlaceName)(value),
      state: (value, values) => missingPlace(values).state ?? firstMessage(PlaceName)(value),
      monthly_budget_cap_usd: (value) => firstMessage(MonthlyBudgetCap)(amountOf(value)),
    },
  });
  const hasErrors = Object.values(form.errors).some(Boolean);
  // What onboarding has asked is here already: it is enough to save it.
  const canSaveAsItIs =
    isIncomplete && form.values.company_name.trim() !== '' && form.values.company_url.trim() !== '';

  /** One field after the other, each judged by itself; what a choice takes away is no fault any more. */
  const change = (part: Partial<typeof form.values>) => {
    for (const name of ['city', 'state'] as const)
      if (part.scope !== undefined && part.scope !== form.values.scope) form.clearFieldError(name);
    for (const [name, value] of Object.entries(part))
      if (value !== form.values[name as keyof typeof part]) form.setFieldValue(name, value);
  };

  const submit = form.onSubmit(async (entered) => {
    await saving.save(form, async () => {
      const { serves_local: _asked, scope: _chosen, ...fields } = entered;
      const before = profile.company_name;
      const saved = await update.mutateAsync({
        ...fields,
        ...toPlaceChange(entered),
        seed_keyword: entered.seed_keyword.trim() || null,
        business_category_id: entered.business_category_id || null,
        business_subcategory_id: entered.business_subcategory_id || null,
        company_name: entered.company_name.trim(),
        company_url: entered.company_url.trim(),
        monthly_budget_cap_usd: amountOf(entered.monthly_budget_cap_usd),
        company_details_completed: true,
        onboarding_completed: true,
      });
      if (saved.company_name !== before) await ask();
      if (isIncomplete) {
        // Said by the page that is loaded next.
        keepNote(() => sessionStorage, SAVED);
        location.reload();
        return;
      }
      // As it is stored.
      const shown = {
        ...entered,
        ...localClienteleOf(saved),
        company_url: saved.company_url ?? '',
        seed_keyword: saved.seed_keyword ?? '',
      };
      form.setValues(shown);
      form.resetDirty(shown);
      toasts.show({ title: SAVED });
    });
  });

  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <fieldset className={styles.parts} disabled={form.submitting}>
          <div className={styles.fields}>
            <TextField
              label={messages.companyName}
              hint={messages.companyNameHint}
              autoComplete="organization"
              required
              {...form.getInputProps('company_name')}
            />
            <TextField
              label={messages.companyWebsite}
              inputMode="url"
              placeholder={messages.websiteExample}
              autoComplete="url"
              required
              {...websiteInput(form, 'company_url')}
            />
            <TextField
              label={messages.whatDoYouOffer}
              hint={messages.offerHint}
              isOptional
              {...form.getInputProps('seed_keyword')}
            />
          </div>
          <Part title={messages.whereYouServePeople}>
            <LocalClienteleFields value={form.values} errors={form.errors} onChange={change} />
          </Part>
          <Part title={messages.whatYouDo}>
            <BusinessFields profile={profile} value={form.values} errors={form.errors} onChange={change} />
          </Part>
          <Part title={messages.howAskedAbout}>
            <SelectField
              label={messages.country}
              hint={messages.countryHint}
              options={countries}
              {...form.getInputProps('country')}
            />
            <SelectField
              label={messages.language}
              hint={messages.languageHint}
              options={languages}
              {...form.getInputProps('language')}
            />
            {form.values.country !== profile.country && (
              <ProposedPlace value={form.values} onAccept={change} />
            )}
          </Part>
          <Part title={messages.reportsAndSpending}>
            <SelectField
              label={messages.timeZone}
              hint={messages.timeZoneHint}
              options={timeZones}
              {...form.getInputProps('time_zone')}
            />
            <TextField
              label={messages.monthlyLimitInUsDollars}
              hint={messages.monthlyLimitHint}
              className={styles.amount}
              inputMode="decimal"
              isOptional
              {...form.getInputProps('monthly_budget_cap_usd')}
            />
          </Part>
        </fieldset>
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
        <div>
          <Button
            type="submit"
            look="primary"
            disabled={form.submitting || hasErrors || !(form.isDirty() || canSaveAsItIs)}
          >
            {form.submitting ? messages.saving : messages.saveChanges}
          </Button>
        </div>
      </form>
      {question}
    </>
  );
}

/** Fields that belong together, under a heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}

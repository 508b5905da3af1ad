import {
  BRAND_PERSONALITIES,
  BRAND_PERSONALITY_LABELS,
  BRAND_VOICE_LABELS,
  BRAND_VOICES,
  BrandData,
  type BrandDetails,
  LIMITS,
  type Profile,
} from '@answerscope/contract';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { errorInWords } from '../../lib/error-in-words.ts';
import { firstMessage } from '../../lib/first-message.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { Fold } from '../../ui/fold.tsx';
import styles from './brand-details.module.css';
import { type IdentityField, type IdentityValues, toBrandData, toIdentityValues } from './brand-identity.ts';
import { BrandTab } from './brand-tab.tsx';
import { useSaveBrandDetails } from './brand-writes.ts';
import * as messages from './messages.ts';
import { PillarsField } from './pillars-field.tsx';
import { suggestPillars } from './suggest-entries.ts';

const choices = <Word extends string>(
  none: string,
  words: readonly Word[],
  labels: Readonly<Record<Word, string>>,
) => [{ value: '', label: none }, ...words.map((word) => ({ value: word, label: labels[word] }))];

const VOICES = choices(messages.chooseABrandVoice, BRAND_VOICES, BRAND_VOICE_LABELS);
const PERSONALITIES = choices(
  messages.chooseABrandPersonality,
  BRAND_PERSONALITIES,
  BRAND_PERSONALITY_LABELS,
);

const TEXTS: readonly { name: IdentityField; label: string; hint: string }[] = [
  { name: 'description', label: messages.description, hint: messages.descriptionHint },
  { name: 'service_area', label: messages.targetAudience, hint: messages.targetAudienceHint },
  {
    name: 'unique_value_proposition',
    label: messages.uniqueValueProposition,
    hint: messages.uniqueValuePropositionHint,
  },
  {
    name: 'competitive_differentiation',
    label: messages.competitiveDifferentiation,
    hint: messages.competitiveDifferentiationHint,
  },
  { name: 'brand_mission', label: messages.brandMission, hint: messages.brandMissionHint },
  { name: 'brand_vision', label: messages.brandVision, hint: messages.brandVisionHint },
];

/** Texts that are always shown. The optional others are folded. */
const SHOWN = 2;
const OPTIONAL = TEXTS.slice(SHOWN);

const rulesOf = (names: readonly IdentityField[]) =>
  Object.fromEntries(names.map((name) => [name, firstMessage(BrandData.shape[name])]));

type IdentityForm = IdentityValues & { pillars: string[]; typed_pillar: string };

interface BrandIdentityProps {
  profile: Profile;
  /** Only one half of the form; what it does not show it does not save. */
  part?: 'identity' | 'pillars';
  onSaved?: () => void;
}

/** The tab 'Brand Identity': how a company presents itself, and what it wants to be known for. */
export default function BrandIdentity({ profile, ...shown }: BrandIdentityProps) {
  return (
    <BrandTab profile={profile}>
      {(details) => <BrandIdentityForm profile={profile} details={details} {...shown} />}
    </BrandTab>
  );
}

function BrandIdentityForm({
  profile,
  details,
  part,
  onSaved,
}: BrandIdentityProps & { details: BrandDetails }) {
  const { toasts } = useServices();
  const save = useSaveBrandDetails();
  const saving = useSaving((error) => errorInWords(error, messages.updateFailed));
  const form = useForm<IdentityForm>({
    initialValues: {
      ...toIdentityValues(details.brand),
      pillars: details.messaging_pillars.map(({ pillar_text }) => pillar_text),
      typed_pillar: '',
    },
    validateInputOnChange: true,
    onValuesChange: () => saving.say(null),
    validate: rulesOf(['industry', ...TEXTS.map(({ name }) => name)]),
  });
  const hasErrors = Object.values(form.errors).some(Boolean);
  const submit = form.onSubmit(async ({ pillars, typed_pillar, ...identity }) => {
    // What was typed and not added is meant, too.
    const all = [...pillars, typed_pillar.trim()].filter((text) => text !== '');
    const kept = all.slice(0, LIMITS.messaging_pillars_max);
    await saving.save(form, async () => {
      const outcome = await save.write({
        userId: profile.id,
        brandData: part === 'pillars' ? {} : toBrandData(identity),
        ...(part !== 'identity' && { messagingPillars: kept.map((pillar_text) => ({ pillar_text })) }),
      });
      const shown = { ...identity, pillars: kept, typed_pillar: '' };
      form.setValues(shown);
      form.resetDirty(shown);
      if (!outcome) return;
      toasts.show({ title: messages.profileUpdated });
      onSaved?.();
    });
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.fields} disabled={form.submitting}>
        {part !== 'pillars' && (
          <IdentityFields form={form} business={profile.business_category?.name ?? null} />
        )}
        {part !== 'identity' && (
          <div className={styles.wide}>
            <PillarsField
              pillars={form.values.pillars}
              typed={form.values.typed_pillar}
              suggestions={suggestPillars(details.brand, profile.language, form.values.pillars)}
              onType={(typed) => form.setFieldValue('typed_pillar', typed)}
              onChange={(pillars) => form.setFieldValue('pillars', pillars)}
            />
          </div>
        )}
      </fieldset>
      {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
      <div>
        <Button
          type="submit"
          look="primary"
          disabled={form.submitting || profile.company_name === null || hasErrors || !form.isDirty()}
        >
          {form.submitting ? messages.saving : messages.saveBrandData}
        </Button>
      </div>
    </form>
  );
}

function IdentityFields({
  form,
  business,
}: {
  form: UseFormReturnType<IdentityForm>;
  business: string | null;
}) {
  const isFilled = ({ name }: (typeof TEXTS)[number]) => form.values[name].trim() !== '';
  return (
    <>
      {TEXTS.slice(0, SHOWN).map(({ name, ...field }) => (
        <TextAreaField key={name} {...field} rows={3} {...form.getInputProps(name)} />
      ))}
      <div className={styles.choices}>
        <TextField
          label={messages.industry}
          {...(business !== null && {
            placeholder: business,
            hint: messages.industryHint,
          })}
          {...form.getInputProps('industry')}
        />
        <SelectField label={messages.brandVoice} options={VOICES} {...form.getInputProps('brand_voice')} />
        <SelectField
          label={messages.brandPersonality}
          options={PERSONALITIES}
          {...form.getInputProps('brand_personality')}
        />
      </div>
      <div className={styles.wide}>
        <Fold
          title={messages.whatSetsYouApart}
          note={messages.filledInOf({ filled: OPTIONAL.filter(isFilled).length, all: OPTIONAL.length })}
        >
          <div className={styles.fields}>
            {OPTIONAL.map(({ name, ...field }) => (
              <TextAreaField key={name} {...field} rows={3} {...form.getInputProps(name)} />
            ))}
          </div>
        </Fold>
      </div>
    </>
  );
}

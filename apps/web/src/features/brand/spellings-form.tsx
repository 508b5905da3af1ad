import { AliasList, type Brand } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { useMemo } from 'react';
import { firstMessage } from '../../lib/first-message.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { toLines, toNames } from './name-lines.ts';
import styles from './spellings-form.module.css';
import { suggestSpellings } from './suggest-spellings.ts';
import { useSaveBrand } from './use-save-names.ts';

interface SpellingsFormProps {
  brand: Brand & { name: string };
  url: string | null;
  onBack: () => void;
  onDone: () => Promise<void>;
}

/** Onboarding: how else people write the company, with offers to pick from. Nothing has to be written. */
export function SpellingsForm({ brand, url, onBack, onDone }: SpellingsFormProps) {
  const { mutateAsync } = useSaveBrand();
  const saving = useSaving();
  const offers = useMemo(() => suggestSpellings(brand.name, url), [brand.name, url]);
  const form = useForm({
    initialValues: { aliases: toLines(brand.aliases) },
    validateInputOnChange: true,
    validate: { aliases: (text) => firstMessage(AliasList)(toNames(text)) },
    onValuesChange: () => saving.say(null),
  });
  const names = toNames(form.values.aliases);

  const toggle = (offer: string) =>
    form.setFieldValue(
      'aliases',
      toLines(names.includes(offer) ? names.filter((name) => name !== offer) : [...names, offer]),
    );
  const submit = form.onSubmit(async () => {
    await saving.save(form, async () => {
      const { products, category } = brand;
      if (form.isDirty()) await mutateAsync({ aliases: names, products, category });
      await onDone();
    });
  });

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {offers.length > 0 && (
        <fieldset className={styles.offers}>
          <legend>Do people write it like this?</legend>
          {offers.map((offer) => (
            <Button
              key={offer}
              size="small"
              aria-pressed={names.includes(offer)}
              className={styles.offer}
              onClick={() => toggle(offer)}
            >
              {offer}
            </Button>
          ))}
        </fieldset>
      )}
      <TextAreaField
        label="Other names of your company"
        isOptional
        autoFocus
        rows={3}
        hint="One per line: short forms, former names, other spellings. Capitals, accents, hyphens and spaces make no difference."
        {...form.getInputProps('aliases')}
      />
      {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
      <div className={styles.actions}>
        <Button size="large" look="quiet" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" look="primary" size="large" disabled={form.submitting || !form.isValid()}>
          {form.submitting ? 'Saving...' : 'Continue to dashboard'}
        </Button>
      </div>
    </form>
  );
}

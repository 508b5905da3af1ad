import { AliasList, type Brand, BrandChange, ProductList } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { toLines, toNames } from '../../domain/names/name-lines.ts';
import { errorInWords } from '../../lib/error-in-words.ts';
import { firstMessage } from '../../lib/first-message.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import styles from './brand-forms.module.css';
import { useSaveBrand } from './brand-writes.ts';
import * as messages from './messages.ts';
import { SpellingOffers } from './spelling-offers.tsx';

/** What the own brand is called besides its name: an answer that uses one of these names it, too. */
export default function BrandNamesForm({ brand }: { brand: Brand }) {
  const { toasts } = useServices();
  const { write } = useSaveBrand();
  const saving = useSaving((error) => errorInWords(error, messages.updateFailed));
  const form = useForm({
    initialValues: {
      aliases: toLines(brand.aliases),
      products: toLines(brand.products),
      category: brand.category ?? '',
    },
    onValuesChange: () => saving.say(null),
    validate: {
      aliases: (text) => firstMessage(AliasList)(toNames(text)),
      products: (text) => firstMessage(ProductList)(toNames(text)),
      category: firstMessage(BrandChange.shape.category),
    },
  });
  const submit = form.onSubmit(async ({ aliases, products, category }) => {
    await saving.save(form, async () => {
      const outcome = await write({ aliases: toNames(aliases), products: toNames(products), category });
      form.resetDirty();
      if (outcome) toasts.show({ title: messages.namesSaved });
    });
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SpellingOffers
        brand={brand}
        names={toNames(form.values.aliases)}
        onChange={(names) => form.setFieldValue('aliases', toLines(names))}
      />
      <fieldset className={styles.fields} disabled={form.submitting}>
        <TextAreaField
          label={messages.otherNamesCompany}
          rows={4}
          hint={messages.otherNamesHint}
          {...form.getInputProps('aliases')}
        />
        <TextAreaField
          label={messages.yourProducts}
          rows={4}
          hint={messages.productsHint}
          {...form.getInputProps('products')}
        />
        <TextField
          label={messages.distinctiveWord}
          placeholder={messages.forExampleBookshop}
          hint={messages.distinctiveWordHint}
          {...form.getInputProps('category')}
        />
      </fieldset>
      {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
      <div>
        <Button type="submit" disabled={form.submitting || !form.isDirty()}>
          {form.submitting ? messages.saving : messages.saveNames}
        </Button>
      </div>
    </form>
  );
}

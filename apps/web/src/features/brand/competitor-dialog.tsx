import { AliasList, CompanyUrl, type Competitor, NameText, ProductList } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { firstMessage } from '../../lib/first-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import styles from './brand-forms.module.css';
import { toLines, toNames } from './name-lines.ts';
import { showRefusal } from './show-refusal.ts';
import { useSaveCompetitor } from './use-save-names.ts';

interface CompetitorDialogProps {
  /** Null for a new one. */
  competitor: Competitor | null;
  onClose: () => void;
}

/** A competitor and the names it is found by in answers. */
export default function CompetitorDialog({ competitor, onClose }: CompetitorDialogProps) {
  const save = useSaveCompetitor();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    initialValues: {
      competitor_name: competitor?.competitor_name ?? '',
      competitor_url: competitor?.competitor_url ?? '',
      aliases: toLines(competitor?.aliases ?? []),
      products: toLines(competitor?.products ?? []),
    },
    validate: {
      competitor_name: firstMessage(NameText),
      competitor_url: firstMessage(CompanyUrl),
      aliases: (text) => firstMessage(AliasList)(toNames(text)),
      products: (text) => firstMessage(ProductList)(toNames(text)),
    },
  });
  const submit = form.onSubmit(({ competitor_name, competitor_url, aliases, products }) => {
    setRefusal(null);
    save.mutate(
      {
        id: competitor?.id ?? null,
        fields: {
          competitor_name,
          competitor_url: competitor_url.trim() || null,
          aliases: toNames(aliases),
          products: toNames(products),
        },
      },
      { onSuccess: onClose, onError: (error) => setRefusal(showRefusal(form, error)) },
    );
  });
  return (
    <ConfirmDialog
      isOpen
      title={competitor ? `Change ${competitor.competitor_name}` : 'Add a competitor'}
      confirmLabel={save.isPending ? 'Saving...' : 'Save competitor'}
      isDisabled={save.isPending}
      onConfirm={() => submit()}
      onClose={onClose}
    >
      <form className={styles.column} noValidate onSubmit={submit}>
        <TextField
          label="Name"
          autoFocus
          autoComplete="off"
          required
          {...form.getInputProps('competitor_name')}
        />
        <TextField
          label="Website"
          isOptional
          inputMode="url"
          placeholder="example.com"
          autoComplete="off"
          hint="Pages of this site count as theirs when an answer cites them."
          {...form.getInputProps('competitor_url')}
        />
        <TextAreaField
          label="Other names"
          isOptional
          rows={2}
          hint="One per line."
          {...form.getInputProps('aliases')}
        />
        <TextAreaField
          label="Products"
          isOptional
          rows={2}
          hint="One per line."
          {...form.getInputProps('products')}
        />
        {refusal && <Alert tone="negative">{refusal}</Alert>}
      </form>
    </ConfirmDialog>
  );
}

import { AliasList, CompanyUrl, type Competitor, NameText, ProductList } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { firstMessage } from '../../lib/first-message.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import styles from './brand-forms.module.css';
import { toLines, toNames } from './name-lines.ts';
import { useSaveCompetitor } from './use-save-names.ts';

interface CompetitorDialogProps {
  /** Null for a new one. */
  competitor: Competitor | null;
  onClose: () => void;
}

/** A competitor and the names it is found by in answers. */
export default function CompetitorDialog({ competitor, onClose }: CompetitorDialogProps) {
  const { mutateAsync, isPending } = useSaveCompetitor();
  const saving = useSaving();
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
  const submit = form.onSubmit(async ({ competitor_name, competitor_url, aliases, products }) => {
    const isSaved = await saving.save(form, () =>
      mutateAsync({
        id: competitor?.id ?? null,
        fields: {
          competitor_name,
          competitor_url: competitor_url.trim() || null,
          aliases: toNames(aliases),
          products: toNames(products),
        },
      }),
    );
    if (isSaved) onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      title={competitor ? `Change ${competitor.competitor_name}` : 'Add a competitor'}
      confirmLabel={isPending ? 'Saving...' : 'Save competitor'}
      isDisabled={isPending}
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
          placeholder="https://example.com"
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
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
      </form>
    </ConfirmDialog>
  );
}

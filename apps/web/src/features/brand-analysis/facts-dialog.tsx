import { type BrandFacts, BrandFactsChange } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { errorInWords } from '../../lib/error-in-words.ts';
import { firstMessage } from '../../lib/first-message.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import * as messages from './messages.ts';
import styles from './theme-dialog.module.css';
import { useDeclareFacts } from './use-review.ts';

interface FactsDialogProps {
  facts: BrandFacts;
  onClose: () => void;
}

const toYear = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const toPrices = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What the brand declares of itself, for answers to be held against. */
export default function FactsDialog({ facts, onClose }: FactsDialogProps) {
  const declare = useDeclareFacts();
  const saving = useSaving((error) => errorInWords(error));
  const form = useForm({
    initialValues: { year: facts.founding_year?.toString() ?? '', prices: facts.prices.join('\n') },
    validate: {
      year: (text) => firstMessage(BrandFactsChange.shape.founding_year)(toYear(text)),
      prices: (text) => firstMessage(BrandFactsChange.shape.prices)(toPrices(text)),
    },
  });
  const submit = form.onSubmit(({ year, prices }) =>
    saving.save(form, async () => {
      await declare.mutateAsync({ founding_year: toYear(year), prices: toPrices(prices) });
      onClose();
    }),
  );
  return (
    <ConfirmDialog
      isOpen
      title={messages.yourFacts}
      confirmLabel={declare.isPending ? messages.saving : messages.saveFacts}
      isDisabled={declare.isPending}
      onConfirm={() => submit()}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={messages.foundingYear}
          isOptional
          autoFocus
          autoComplete="off"
          inputMode="numeric"
          {...form.getInputProps('year')}
        />
        <TextAreaField
          label={messages.prices}
          isOptional
          rows={4}
          hint={messages.pricesHint}
          {...form.getInputProps('prices')}
        />
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
      </form>
    </ConfirmDialog>
  );
}

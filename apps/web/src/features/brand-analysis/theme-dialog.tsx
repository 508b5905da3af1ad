import { type BrandTheme, LIMITS, ThemeCategory, ThemeName, ThemeWords } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { errorInWords } from '../../lib/error-in-words.ts';
import { firstMessage } from '../../lib/first-message.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SelectField, SwitchField, TextAreaField, TextField } from '../../ui/field.tsx';
import styles from './theme-dialog.module.css';
import { withTheme } from './theme-list.ts';
import { useKeepThemes } from './use-brand-analysis.ts';

/** What people mostly write there; any other words will do. */
const CATEGORIES = ['Quality', 'Price', 'Service', 'Product', 'Values', 'Place'];

/** One word or phrase a line; commas part them, too. */
const toWords = (text: string) =>
  text
    .split(/[\n,]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

export interface ThemeDialogProps {
  userId: string;
  /** Null for a new one. */
  theme: BrandTheme | null;
  /** What a new one begins with. */
  draft?: { name: string; pillar_text: string | null } | undefined;
  /** All there are. */
  themes: readonly BrandTheme[];
  /** The texts of the pillars, in their order. */
  pillars: readonly string[];
  onClose: () => void;
}

/** A theme with the words that answers are searched for. */
export default function ThemeDialog({ userId, theme, draft, themes, pillars, onClose }: ThemeDialogProps) {
  const keep = useKeepThemes(userId, themes);
  const saving = useSaving((error) => errorInWords(error));
  const categories = useId();
  const form = useForm({
    initialValues: {
      theme_name: theme?.theme_name ?? draft?.name ?? '',
      keywords: theme?.keywords.join('\n') ?? '',
      theme_category: theme?.theme_category ?? '',
      pillar_text: theme?.pillar_text ?? draft?.pillar_text ?? '',
      is_core_theme: theme?.is_core_theme ?? false,
    },
    validate: {
      theme_name: firstMessage(ThemeName),
      keywords: (text) => firstMessage(ThemeWords)(toWords(text)),
      theme_category: firstMessage(ThemeCategory),
    },
  });
  const submit = form.onSubmit(
    async ({ theme_name, keywords, theme_category, pillar_text, is_core_theme }) => {
      const entry = {
        theme_name: ThemeName.parse(theme_name),
        keywords: ThemeWords.parse(toWords(keywords)),
        theme_category: ThemeCategory.parse(theme_category),
        pillar_text: pillar_text === '' ? null : pillar_text,
        is_core_theme,
      };
      const isSaved = await saving.save(form, () =>
        keep.mutateAsync(withTheme(themes, { id: theme?.id, entry })),
      );
      if (isSaved) onClose();
    },
  );
  return (
    <ConfirmDialog
      isOpen
      title={theme ? `Change “${theme.theme_name}”` : 'Add a theme'}
      confirmLabel={keep.isPending ? 'Saving...' : 'Save theme'}
      isDisabled={keep.isPending}
      onConfirm={() => submit()}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label="Theme"
          autoFocus
          autoComplete="off"
          required
          maxLength={LIMITS.theme_name_max}
          hint="What you are or want to be known for, such as “Fair prices”."
          {...form.getInputProps('theme_name')}
        />
        <TextAreaField
          label="Words"
          isOptional
          rows={3}
          hint="Answers that hold one of these words say the theme: one per line, whole words, any case. A star at the end stands for any ending: afford*. Without words, the theme's own name is looked for."
          {...form.getInputProps('keywords')}
        />
        <div className={styles.two}>
          <TextField
            label="Category"
            isOptional
            autoComplete="off"
            list={categories}
            {...form.getInputProps('theme_category')}
          />
          <SelectField
            label="Messaging pillar"
            options={[{ value: '', label: 'None' }, ...pillars.map((text) => ({ value: text, label: text }))]}
            {...form.getInputProps('pillar_text')}
          />
        </div>
        <datalist id={categories}>
          {CATEGORIES.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
        <SwitchField
          label="Core theme"
          hint="What you most want to be known for: an insight tells you when answers do not say it."
          {...form.getInputProps('is_core_theme', { type: 'checkbox' })}
        />
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
      </form>
    </ConfirmDialog>
  );
}

import { type BrandTheme, LIMITS, ThemeCategory, ThemeName, ThemeWords } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { useId, useRef, useState } from 'react';
import { errorInWords } from '../../lib/error-in-words.ts';
import { firstMessage } from '../../lib/first-message.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SelectField, SwitchField, TextAreaField, TextField } from '../../ui/field.tsx';
import * as sharedMessages from './messages.ts';
import { OFFERED_CATEGORIES } from './theme-category.ts';
import styles from './theme-dialog.module.css';
import { entryOf, type TypedTheme, toWords, typedOf } from './theme-form.ts';
import { changedBehind } from './theme-list.ts';
import * as messages from './theme-messages.ts';
import { ThemeVersions } from './theme-versions.tsx';
import { useKeepTheme } from './use-brand-analysis.ts';

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
  const keep = useKeepTheme(userId);
  const [opened, setOpened] = useState(theme);
  const [theirs, setTheirs] = useState<BrandTheme | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  const saving = useSaving((error) => errorInWords(error));
  const categories = useId();
  const fields = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: typedOf(
      theme ?? { ...(draft && { theme_name: draft.name, pillar_text: draft.pillar_text }) },
    ),
    validate: {
      theme_name: firstMessage(ThemeName),
      keywords: (text) => firstMessage(ThemeWords)(toWords(text)),
      theme_category: firstMessage(ThemeCategory),
    },
  });
  const submit = form.onSubmit((values) =>
    saving.save(form, async () => {
      try {
        await keep.mutateAsync({ themes, opened, entry: entryOf(values) });
        onClose();
      } catch (error) {
        const changed = changedBehind(error, opened);
        if (changed === null) throw error;
        setTheirs(changed.theirs);
        setDeleted(changed.theirs === null);
        // Saved once more, it is a new one.
        if (changed.theirs === null) setOpened(null);
      }
    }),
  );
  const goOnWith = (values: TypedTheme) => {
    setOpened(theirs);
    setTheirs(null);
    form.setValues(values);
    // What was pressed is gone.
    requestAnimationFrame(() => fields.current?.querySelector('input')?.focus());
  };
  return (
    <ConfirmDialog
      isOpen
      title={theme ? messages.changeTheme({ theme: theme.theme_name }) : sharedMessages.addATheme}
      confirmLabel={keep.isPending ? sharedMessages.saving : messages.saveTheme}
      isDisabled={keep.isPending || theirs !== null}
      onConfirm={() => submit()}
      onClose={onClose}
    >
      <form ref={fields} className={styles.form} noValidate onSubmit={submit}>
        {theirs && opened && (
          <ThemeVersions
            base={typedOf(opened)}
            mine={form.values}
            theirs={typedOf(theirs)}
            onChoose={goOnWith}
          />
        )}
        {isDeleted && <Alert tone="warning">{messages.themeWasDeleted}</Alert>}
        <TextField
          label={messages.theme}
          autoFocus
          autoComplete="off"
          required
          maxLength={LIMITS.theme_name_max}
          hint={messages.themeHint}
          {...form.getInputProps('theme_name')}
        />
        <TextAreaField
          label={messages.words}
          isOptional
          rows={3}
          hint={messages.wordsHint}
          {...form.getInputProps('keywords')}
        />
        <div className={styles.two}>
          <TextField
            label={messages.category}
            isOptional
            autoComplete="off"
            list={categories}
            {...form.getInputProps('theme_category')}
          />
          <SelectField
            label={messages.messagingPillar}
            options={[
              { value: '', label: messages.none },
              ...pillars.map((text) => ({ value: text, label: text })),
            ]}
            {...form.getInputProps('pillar_text')}
          />
        </div>
        <datalist id={categories}>
          {OFFERED_CATEGORIES.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
        <SwitchField
          label={messages.coreTheme}
          hint={messages.coreThemeHint}
          {...form.getInputProps('is_core_theme', { type: 'checkbox' })}
        />
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
      </form>
    </ConfirmDialog>
  );
}

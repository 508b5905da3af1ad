import { type Language, resourceTexts } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { failureInWords } from '../../../lib/error-in-words.ts';
import { RequestError } from '../../../lib/request-error.ts';
import { versionsOf, writtenOf } from '../../../lib/two-versions.ts';
import { useSaving } from '../../../lib/use-saving.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { ConsequencesDialog } from './consequences-dialog.tsx';
import * as messages from './messages.ts';
import { OtherVersion } from './other-version.tsx';
import { ResourceField } from './resource-field.tsx';
import styles from './resource-form.module.css';
import type { PageResource, ResourceProcedures, ResourceRow, UpdateCall } from './resource-types.ts';
import {
  type FormField,
  type FormValues,
  faultsOf,
  fieldsOf,
  isGermanWritten,
  toFormValues,
  toWritten,
} from './resource-values.ts';
import * as rowMessages from './row-messages.ts';
import { undoable } from './use-undo.ts';

/** Draws a field that is the page's own. */
export type OwnInput = (input: {
  label: string;
  error: ReactNode;
  value: unknown;
  onChange: (value: unknown) => void;
  /** All that is entered. */
  values: FormValues;
  /** As it is stored; null for a new one. */
  row: Readonly<Record<string, unknown>> | null;
  hasFocus: boolean;
  /** Sets another field of the form. */
  onChangeOf: (name: string, value: unknown) => void;
}) => ReactNode;

/** What the button says that saves a row, by what is entered; null: the usual. */
export type SaveLabel<Row> = (values: FormValues, row: Row | null) => string | null;

interface ResourceFormProps<Row> {
  resource: PageResource;
  procedures: ResourceProcedures<Row>;
  /** Null for a new one. */
  row: Row | null;
  inputs: Readonly<Record<string, OwnInput>>;
  saveLabel: SaveLabel<Row> | null;
  /** Whether something was typed that is not saved. */
  onUnsaved: (isUnsaved: boolean) => void;
  /** Takes back what was just saved: the call that writes what was there before. */
  onUndo: (call: UpdateCall) => void;
  onSaved: (row: Row) => void;
}

/**
 * A row as a form. Two who change the same version see both; what a change touches besides its row is said before it is
 * done.
 */
export function ResourceForm<Row extends ResourceRow>(props: ResourceFormProps<Row>) {
  const { resource, procedures, row, inputs, saveLabel, onUnsaved, onUndo, onSaved } = props;
  const { toasts } = useServices();
  const refresh = useRefreshAdmin();
  const texts = resourceTexts(resource.name);
  const saving = useSaving((error) =>
    failureInWords(row === null ? texts.notCreated : texts.notUpdated, error),
  );
  const fields = useMemo(() => fieldsOf(resource), [resource]);
  const [base, setBase] = useState<Row | null>(row);
  const [theirs, setTheirs] = useState<Record<string, unknown> | null>(null);
  const [asked, setAsked] = useState<UpdateCall | null>(null);
  const [touched, setTouched] = useState<readonly { count: number; text: string }[]>([]);
  const [isSaving, setSaving] = useState(false);
  const form = useForm<FormValues>({
    initialValues: toFormValues(fields, row),
    validate: (values) => faultsOf(resource, toWritten(fields, values)),
  });
  const [language, setLanguage] = useState<Language>('en');
  const [wasSwitched, setSwitched] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const isUnsaved = form.isDirty();
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);

  const send = async (call: UpdateCall | null, values: Record<string, unknown>) => {
    setSaving(true);
    const isSaved = await saving.save(form, async () => {
      try {
        const saved =
          call === null ? await procedures.create.call(values) : await procedures.update.call(call);
        await refresh();
        toasts.show(
          call === null || base === null
            ? { title: texts.created }
            : undoable(texts.updated, () =>
                onUndo({
                  id: saved.id,
                  version: saved.version,
                  values: writtenOf(fields, base),
                  reason: messages.undone,
                }),
              ),
        );
        onSaved(saved);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        const { reason, stored, consequences } = error.details ?? {};
        if (reason === 'version_changed' && stored) setTheirs(stored);
        else if (reason === 'has_consequences' && call && consequences) {
          setAsked(call);
          setTouched(consequences);
        } else throw error;
      }
    });
    setSaving(false);
    return isSaved;
  };
  const known: Record<string, unknown> = Object.fromEntries(Object.entries(base ?? {}));
  const showFaultyLanguage = (faults: Record<string, unknown>) => {
    const isGerman = (name: string) => name.startsWith('translations.');
    const [first] = Object.keys(faults).sort((one, other) => Number(isGerman(one)) - Number(isGerman(other)));
    if (first !== undefined) setLanguage(isGerman(first) ? 'de' : 'en');
  };
  const submit = form.onSubmit((values) => {
    const mine = toWritten(fields, values);
    // What was not touched is written as it is stored: a form may hold less of it, such as a moment without its seconds.
    const written =
      base === null
        ? mine
        : versionsOf(fields, {
            base: toWritten(fields, toFormValues(fields, base)),
            mine,
            theirs: base,
          }).merged;
    void send(base && { id: base.id, version: base.version, values: written }, written);
  }, showFaultyLanguage);

  const translations = fields.find(({ kind }) => kind === 'translations');
  const isBuiltIn =
    known.german_text === 'built_in' && !translations?.texts.some(({ name }) => form.isDirty(name));
  const germanNote = isGermanWritten(form.values[translations?.name ?? ''])
    ? messages.clearForEnglish
    : isBuiltIn
      ? messages.builtInGermanShown
      : messages.englishShownInstead;
  const drawField = (field: FormField, draw: OwnInput | undefined, { hasFocus }: { hasFocus: boolean }) => {
    if (!draw) return <ResourceField key={field.name} field={field} form={form} hasFocus={hasFocus} />;
    const { value, error } = form.getInputProps(field.name);
    return (
      <div key={field.name}>
        {draw({
          label: field.label,
          error,
          value,
          hasFocus,
          values: form.values,
          // A German title proposes no address.
          row: base === null && language === 'en' ? null : known,
          onChange: (next) => form.setFieldValue(field.name, next),
          onChangeOf: (name, next) => form.setFieldValue(name, next),
        })}
      </div>
    );
  };

  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        {theirs && (
          <OtherVersion
            {...versionsOf(fields, {
              base: toWritten(fields, toFormValues(fields, base)),
              mine: toWritten(fields, form.values),
              theirs,
            })}
            theirs={theirs}
            onChoose={(values) => {
              setBase({ ...(theirs as unknown as Row) });
              form.setValues(toFormValues(fields, values));
              setTheirs(null);
              // What was pressed is gone: saving comes next.
              requestAnimationFrame(() => saveButton.current?.focus());
            }}
          />
        )}
        {translations && (
          <LanguageChoice
            value={language}
            onChange={(chosen) => {
              setSwitched(true);
              setLanguage(chosen);
            }}
            note={language === 'de' ? germanNote : undefined}
            error={form.errors[translations.name]}
          />
        )}
        {language === 'de' && translations
          ? translations.texts.map((field) => {
              const name = `${translations.name}.de.${field.name}`;
              return drawField({ ...field, name, empty: undefined }, inputs[field.name], { hasFocus: false });
            })
          : fields
              .filter(({ name, kind }) => kind !== 'translations' && !isSaidByAnother(fields, name))
              .map((field, index) =>
                drawField(field, inputs[field.name], { hasFocus: index === 0 && !wasSwitched }),
              )}
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
        <div className={styles.actions}>
          <Button ref={saveButton} type="submit" look="primary" disabled={isSaving || theirs !== null}>
            {isSaving
              ? messages.saving
              : (saveLabel?.(form.values, row) ??
                (row === null ? rowMessages.createRow : rowMessages.saveRow)({ resource: resource.name }))}
          </Button>
        </div>
      </form>
      {asked && (
        <ConsequencesDialog
          resource={resource}
          consequences={touched}
          onConfirm={(reason) => {
            setAsked(null);
            void send({ ...asked, reason, seen_consequences: [...touched] }, asked.values);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface LanguageChoiceProps {
  value: Language;
  onChange: (language: Language) => void;
  note: string | undefined;
  /** The server's refusal of the German texts. */
  error: ReactNode;
}

/** In which language the texts of an entry are shown and written. */
function LanguageChoice({ value, onChange, note, error }: LanguageChoiceProps) {
  return (
    <div className={styles.language}>
      <Segmented label={messages.language} value={value} options={LANGUAGE_OPTIONS} onChange={onChange} />
      {note && <p className="quiet">{note}</p>}
      {error && <Alert tone="negative">{error}</Alert>}
    </div>
  );
}

const LANGUAGE_OPTIONS = [
  { value: 'en', label: messages.inEnglish },
  { value: 'de', label: messages.inGerman },
] as const;

/** True for the words of an image, which are asked for beside it. */
function isSaidByAnother(fields: readonly FormField[], name: string): boolean {
  return fields.some(({ alt }) => alt === name);
}

import {
  API_KEY_SCOPES,
  ApiKeyName,
  type ApiKeyScope,
  type ApiKeys,
  CurrentPassword,
} from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useAppClients } from '../../../../lib/app-clients.tsx';
import { copyText } from '../../../../lib/copy-text.ts';
import { firstMessage } from '../../../../lib/first-message.ts';
import { useSaving } from '../../../../lib/use-saving.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { SelectField, TextField } from '../../../../ui/field.tsx';
import * as settingsMessages from '../messages.ts';
import styles from '../settings.module.css';
import { exampleRequest, SCOPE_LABELS } from './api-key-words.ts';
import * as messages from './messages.ts';

const SCOPES = API_KEY_SCOPES.map((value) => ({ value, label: SCOPE_LABELS[value] }));
const EXPIRIES = [
  { value: '30', label: messages.after30Days },
  { value: '90', label: messages.after90Days },
  { value: '365', label: messages.afterAYear },
  { value: '', label: messages.never },
];

/** Asks for what a key is for and how far it reaches, then shows it: once, and nowhere else again. */
export function NewKeyDialog({ onMade, onClose }: { onMade: (keys: ApiKeys) => void; onClose: () => void }) {
  const { api } = useAppClients();
  const saving = useSaving();
  const [made, setMade] = useState<string | null>(null);
  const form = useForm({
    initialValues: { name: '', scope: 'read', expires_in_days: '90', password: '' },
    validate: { name: firstMessage(ApiKeyName), password: firstMessage(CurrentPassword) },
    onValuesChange: () => saving.say(null),
  });
  const submit = form.onSubmit(async ({ name, scope, expires_in_days, password }) => {
    if (form.submitting) return;
    await saving.save(form, async () => {
      const { key, ...keys } = await api.accounts.create_my_api_key({
        name,
        scope: scope as ApiKeyScope,
        expires_in_days: expires_in_days === '' ? null : Number(expires_in_days),
        password,
      });
      setMade(key);
      onMade(keys);
    });
  });
  if (made !== null) return <MadeKey value={made} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      title={messages.makeAnApiKey}
      confirmLabel={form.submitting ? settingsMessages.making : messages.makeTheKey}
      isDisabled={form.submitting}
      onConfirm={() => submit()}
      onClose={onClose}
    >
      <form className={styles.fields} noValidate onSubmit={submit}>
        <TextField
          label={messages.whatItIsFor}
          hint={messages.keyNameHint}
          autoComplete="off"
          required
          autoFocus
          {...form.getInputProps('name')}
        />
        <SelectField label={messages.whatItMayDo} options={SCOPES} {...form.getInputProps('scope')} />
        <SelectField
          label={messages.whenItExpires}
          options={EXPIRIES}
          {...form.getInputProps('expires_in_days')}
        />
        <TextField
          label={settingsMessages.currentPassword}
          type="password"
          autoComplete="current-password"
          required
          {...form.getInputProps('password')}
        />
        {/* Enter confirms in a form of several fields only where it has a button of its own. */}
        <button type="submit" hidden />
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
      </form>
    </ConfirmDialog>
  );
}

function MadeKey({ value, onClose }: { value: string; onClose: () => void }) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = async () =>
    setSaid((await copyText(value)) ? settingsMessages.copied : messages.copyKeyYourself);
  return (
    <ConfirmDialog
      isOpen
      title={messages.yourNewApiKey}
      confirmLabel={messages.copyTheKey}
      cancelLabel={settingsMessages.done}
      isKept
      onConfirm={() => void copy()}
      onClose={onClose}
    >
      <p>{messages.keepKeyNow}</p>
      <code className={styles.newKey} data-testid="new-api-key">
        {value}
      </code>
      <p>{messages.aFirstRequest}</p>
      <pre className={styles.example}>{exampleRequest(location.origin, value)}</pre>
      <p role="status">{said}</p>
    </ConfirmDialog>
  );
}

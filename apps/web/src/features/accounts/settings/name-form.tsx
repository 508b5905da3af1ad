import { FullName, type Profile } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { refreshAfter } from '../../../domain/check/stale-after.ts';
import { useAppClients } from '../../../lib/app-clients.tsx';
import { failureInWords } from '../../../lib/error-in-words.ts';
import { firstMessage } from '../../../lib/first-message.ts';
import { useSaving } from '../../../lib/use-saving.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import * as accountMessages from '../messages.ts';
import * as messages from './messages.ts';
import styles from './settings.module.css';

/** What the person is called, in the menu, in greetings and in mails. */
export function NameForm({ profile }: { profile: Profile }) {
  const { session, toasts } = useServices();
  const clients = useAppClients();
  const saving = useSaving((error) => failureInWords(messages.failedToUpdateProfile, error));
  const form = useForm({
    initialValues: { full_name: profile.full_name },
    validateInputOnChange: true,
    validate: { full_name: firstMessage(FullName) },
    onValuesChange: () => saving.say(null),
  });
  const submit = form.onSubmit(async ({ full_name }) => {
    await saving.save(form, async () => {
      await clients.api.profile.update_profile({ full_name: full_name.trim() });
      form.resetDirty();
      await Promise.all([session.refresh(), refreshAfter(clients, { type: 'profile_updated' })]);
      toasts.show({ title: messages.yourNameWasChanged });
    });
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.fields} disabled={form.submitting}>
        <TextField
          label={accountMessages.fullName}
          autoComplete="name"
          required
          {...form.getInputProps('full_name')}
        />
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
        <div>
          <Button type="submit" look="primary" disabled={form.submitting || !form.isDirty()}>
            {form.submitting ? accountMessages.saving : messages.saveName}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

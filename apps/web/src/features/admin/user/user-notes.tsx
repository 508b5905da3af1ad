import { adminOperations, LIMITS, type UserDetails } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useAdminClients, useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { firstMessage } from '../../../lib/first-message.ts';
import { useSaving } from '../../../lib/use-saving.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import * as messages from './messages.ts';
import styles from './user-notes.module.css';

const Note = adminOperations.shapes.add_admin_note.data.shape.note;

/** What administrators noted of a user for each other, and a new note. */
export function UserNotes({ user }: { user: UserDetails }) {
  const { run } = useAdminClients();
  const refresh = useRefreshAdmin();
  const saving = useSaving();
  const form = useForm({ initialValues: { note: '' }, validate: { note: firstMessage(Note) } });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (note: string) =>
      run('add_admin_note', { userId: user.profile.id, data: { note: Note.parse(note) } }),
    meta: { showsOwnErrors: true },
  });
  const submit = form.onSubmit(async ({ note }) => {
    if (!(await saving.save(form, () => mutateAsync(note)))) return;
    form.reset();
    await refresh();
  });
  return (
    <div className={styles.notes}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextAreaField
          label={messages.newNote}
          rows={3}
          maxLength={LIMITS.admin_note_max}
          hint={messages.seenByAdministratorsOnly}
          {...form.getInputProps('note')}
        />
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
        <Button type="submit" look="primary" disabled={isPending}>
          {isPending ? messages.saving : messages.addNote}
        </Button>
      </form>
      {user.notes.length > 0 && (
        <ol className={styles.list} aria-label={messages.notes}>
          {user.notes.map(({ id, note, author_email, author_id, created_at }) => (
            <li key={id}>
              <p className={styles.text}>{note}</p>
              <p className="faint">
                {author_email ?? author_id} · <TimeStamp iso={created_at} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

import { CommentContent, type MyComment } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { errorInWords } from '../../lib/error-in-words.ts';
import { sendJson } from '../../lib/fetcher.ts';
import { firstMessage } from '../../lib/first-message.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import styles from './discussion.module.css';
import * as messages from './messages.ts';

interface CommentFormProps {
  /** The address that takes it. */
  at: string;
  /** The name that it will stand under. */
  name: string;
  onAdded: (comment: MyComment) => void;
}

/** A comment in plain text. */
export function CommentForm({ at, name, onAdded }: CommentFormProps) {
  const { fetcher } = useServices();
  const saving = useSaving(errorInWords);
  const form = useForm({
    initialValues: { content: '' },
    validate: { content: firstMessage(CommentContent) },
    onValuesChange: () => saving.say(null),
  });
  const submit = form.onSubmit(async ({ content }) => {
    await saving.save(form, async () => {
      onAdded((await sendJson(fetcher, at, { content })) as MyComment);
      form.reset();
    });
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextAreaField
        label={messages.yourComment}
        rows={4}
        hint={messages.plainTextShownAs({ name })}
        {...form.getInputProps('content')}
      />
      {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
      <div>
        <Button type="submit" look="primary" disabled={form.submitting}>
          {form.submitting ? messages.sending : messages.sendComment}
        </Button>
      </div>
    </form>
  );
}

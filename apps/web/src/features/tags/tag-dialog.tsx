import { type Tag, TagName } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { TagBadge } from '../../domain/tag/tag-badge.tsx';
import { firstMessage } from '../../lib/first-message.ts';
import { RequestError } from '../../lib/request-error.ts';
import { richText } from '../../lib/rich-text.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { ColorField } from './color-field.tsx';
import { nextColor } from './matching-tags.ts';
import * as messages from './messages.ts';
import styles from './tag-dialog.module.css';
import { useCreateTag, useUpdateTag } from './use-keep-tag.ts';

export interface TagDialogProps {
  /** Null for a new one. */
  tag: Tag | null;
  /** All there are. */
  tags: readonly Tag[];
  /** Asks whether the one is to be merged into the other. */
  onMerge: (tag: Tag, into: Tag) => void;
  onClose: () => void;
}

/** A tag's name and colour. A name that another tag has already offers to merge the two. */
export default function TagDialog({ tag, tags, onMerge, onClose }: TagDialogProps) {
  const create = useCreateTag();
  const update = useUpdateTag();
  const saving = useSaving();
  const form = useForm({
    initialValues: { name: tag?.name ?? '', color: tag?.color ?? nextColor(tags) },
    validate: { name: firstMessage(TagName) },
  });
  const { name, color } = form.values;
  const isPending = create.isPending || update.isPending;
  const submit = form.onSubmit(async (entered) => {
    const fields = { ...entered, name: TagName.parse(entered.name) };
    const isSaved = await saving.save(form, () =>
      tag ? update.write({ tag_id: tag.id, ...fields }) : create.write(fields),
    );
    if (isSaved) onClose();
  });
  const same = tag && sameNamed(update.error, tags);

  return (
    <ConfirmDialog
      isOpen
      title={tag ? messages.changeTagNamed({ tag: tag.name }) : messages.addATag}
      confirmLabel={isPending ? messages.saving : messages.saveTag}
      isDisabled={isPending}
      onConfirm={() => submit()}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={messages.name}
          autoFocus
          autoComplete="off"
          required
          {...form.getInputProps('name')}
          onChange={(event) => {
            form.setFieldValue('name', event.currentTarget.value);
            saving.say(null);
            update.reset();
          }}
        />
        <ColorField value={color} onChange={(chosen) => form.setFieldValue('color', chosen)} />
        {name.trim() !== '' && (
          <p className={styles.preview}>
            {richText(messages.looksLike({ tag: () => <TagBadge tag={{ name: name.trim(), color }} /> }))}
          </p>
        )}
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
        {same && (
          <div className={styles.merge}>
            <Button disabled={isPending} onClick={() => onMerge(tag, same)}>
              {messages.mergeIntoNamed({ tag: same.name })}
            </Button>
          </div>
        )}
      </form>
    </ConfirmDialog>
  );
}

/** The other tag that a refusal was about. */
function sameNamed(error: unknown, tags: readonly Tag[]): Tag | undefined {
  if (!(error instanceof RequestError) || error.details?.reason !== 'duplicate_tag') return undefined;
  return tags.find(({ id }) => id === error.details?.conflicting_id);
}

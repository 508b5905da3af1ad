import type { Tag } from '@answerscope/contract';
import { useState } from 'react';
import { errorInWords } from '../../lib/error-in-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import * as messages from './messages.ts';
import { useMergeTags } from './use-keep-tag.ts';

interface MergeDialogProps {
  tag: Tag;
  /** Chosen at first. */
  into?: Tag;
  /** All there are. */
  tags: readonly Tag[];
  onClose: () => void;
}

/** Gives the keywords of a tag to another one. */
export default function MergeDialog({ tag, into: chosen, tags, onClose }: MergeDialogProps) {
  const others = tags.filter(({ id }) => id !== tag.id);
  const [into, setInto] = useState(chosen?.id ?? '');
  const merge = useMergeTags();
  return (
    <ConfirmDialog
      isOpen
      title={messages.mergeIntoAnother({ tag: tag.name })}
      confirmLabel={merge.isPending ? messages.merging : messages.mergeTags}
      isDangerous
      isDisabled={into === '' || merge.isPending}
      onConfirm={() => merge.mutate({ tag_id: tag.id, into_tag_id: into }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <SelectField
        label={messages.mergeInto}
        autoFocus
        value={into}
        options={[
          { value: '', label: messages.chooseATag },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => setInto(event.currentTarget.value)}
      />
      <p>{messages.mergingWill({ keywords: tag.keyword_count, tag: tag.name })}</p>
      {merge.error && <Alert tone="negative">{errorInWords(merge.error)}</Alert>}
    </ConfirmDialog>
  );
}

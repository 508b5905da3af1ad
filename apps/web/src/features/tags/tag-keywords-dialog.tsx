import { FRIENDLY_ERRORS, type KeywordTag, LIMITS } from '@answerscope/contract';
import { useState } from 'react';
import { useTagKeywords } from '../../domain/tag/use-tag-keywords.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import * as messages from './messages.ts';
import { TagChoices } from './tag-choices.tsx';

export interface TagKeywordsDialogProps {
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Gives the chosen keywords tags, or takes them away. */
export default function TagKeywordsDialog({ ids, onClose, onDone }: TagKeywordsDialogProps) {
  const [action, setAction] = useState<'add' | 'remove'>('add');
  const [tags, setTags] = useState<readonly KeywordTag[]>([]);
  const tagKeywords = useTagKeywords();
  const fault = faultOf(ids, tags);
  const count = tags.length;
  return (
    <ConfirmDialog
      isOpen
      title={messages.tagsOfKeywords({ keywords: ids.length })}
      confirmLabel={action === 'add' ? messages.addSomeTags({ count }) : messages.removeSomeTags({ count })}
      isDisabled={tags.length === 0 || fault !== null}
      onConfirm={() => {
        void tagKeywords([{ keyword_ids: ids, tags, action }]);
        onClose();
        onDone();
      }}
      onClose={onClose}
    >
      <Segmented
        label={messages.whatToDo}
        hidesLabel
        value={action}
        options={[
          { value: 'add', label: messages.addTags },
          { value: 'remove', label: messages.removeTags },
        ]}
        onChange={setAction}
      />
      <TagChoices
        label={action === 'add' ? messages.tagsToAdd : messages.tagsToRemove}
        chosen={tags}
        canCreate={action === 'add'}
        onChange={setTags}
      />
      {fault && <Alert tone="negative">{fault}</Alert>}
    </ConfirmDialog>
  );
}

function faultOf(ids: readonly string[], tags: readonly KeywordTag[]): string | null {
  const { too_many_keywords, too_many_on_keyword } = FRIENDLY_ERRORS.tags;
  if (ids.length > LIMITS.tagged_keywords_at_once_max) return too_many_keywords;
  return tags.length > LIMITS.tags_of_keyword_max ? too_many_on_keyword : null;
}

import { FRIENDLY_ERRORS, type KeywordTag, LIMITS } from '@answerscope/contract';
import { useState } from 'react';
import { useTagKeywords } from '../../domain/tag/use-tag-keywords.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import * as messages from './messages.ts';
import { TagChoices } from './tag-choices.tsx';

interface KeywordTagsDialogProps {
  keywordId: string;
  /** What it has now. */
  tags: readonly KeywordTag[];
  onClose: () => void;
}

/** Which tags a keyword has. */
export default function KeywordTagsDialog({ keywordId, tags, onClose }: KeywordTagsDialogProps) {
  const [chosen, setChosen] = useState(tags);
  const tagKeywords = useTagKeywords();
  const isTooMany = chosen.length > LIMITS.tags_of_keyword_max;
  const save = () => {
    const lacking = (all: readonly KeywordTag[], others: readonly KeywordTag[]) =>
      all.filter(({ id }) => !others.some((one) => one.id === id));
    // What goes makes room for what comes.
    const taggings = [
      { keyword_ids: [keywordId], tags: lacking(tags, chosen), action: 'remove' as const },
      { keyword_ids: [keywordId], tags: lacking(chosen, tags), action: 'add' as const },
    ].filter((tagging) => tagging.tags.length > 0);
    if (taggings.length > 0) void tagKeywords(taggings);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={messages.tagsOfTheKeyword}
      confirmLabel={messages.saveTags}
      isDisabled={isTooMany}
      onConfirm={save}
      onClose={onClose}
    >
      <TagChoices label={messages.tags} chosen={chosen} canCreate onChange={setChosen} />
      {isTooMany && <Alert tone="negative">{FRIENDLY_ERRORS.tags.too_many_on_keyword}</Alert>}
    </ConfirmDialog>
  );
}

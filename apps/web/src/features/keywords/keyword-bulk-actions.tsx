import { IconFolder, IconMessageSearch, IconTag, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Selection } from '../../lib/use-selection.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import type { KeywordSearch } from './keyword-search.ts';
import { LazyTopicDialog } from './lazy-topic-dialog.tsx';
import * as messages from './messages.ts';
import { SelectAll } from './select-all.tsx';
import { UNDO_MAX, useDeleteKeywords } from './use-delete-keywords.ts';

export interface KeywordBulkActionsProps {
  search: KeywordSearch;
  /** Keywords that match the search and its filters. */
  total: number;
  topics: readonly string[];
  selection: Selection;
  /** Ids of the keywords on the screen. */
  shown: readonly string[];
  /** Asks what checking the chosen keywords costs, and starts it. */
  onCheck: () => void;
  /** Gives the chosen keywords tags, or takes them away. */
  onTag: () => void;
}

type Open = 'topic' | 'delete' | null;

/** What can be done with the chosen keywords, whatever page they stand on. */
export default function KeywordBulkActions(props: KeywordBulkActionsProps) {
  const { search, total, topics, selection, shown, onCheck, onTag } = props;
  const [open, setOpen] = useState<Open>(null);
  const deleteKeywords = useDeleteKeywords();
  const ids = [...selection.ids];
  const count = ids.length;
  const close = () => setOpen(null);

  const remove = () => {
    close();
    deleteKeywords({ ids, label: messages.keywordCount({ count }) });
    selection.clear();
  };

  return (
    <>
      <SelectionBar selection={selection} shown={shown}>
        <SelectAll search={search} total={total} selection={selection} />
        <Button onClick={onCheck}>
          <IconMessageSearch size={16} stroke={1.75} aria-hidden="true" />
          {messages.check}
        </Button>
        <Button onClick={onTag}>
          <IconTag size={16} stroke={1.75} aria-hidden="true" />
          {messages.tag}
        </Button>
        <Button onClick={() => setOpen('topic')}>
          <IconFolder size={16} stroke={1.75} aria-hidden="true" />
          {messages.setTopic}
        </Button>
        <Button onClick={() => (ids.length > UNDO_MAX ? setOpen('delete') : remove())}>
          <IconTrash size={16} stroke={1.75} aria-hidden="true" />
          {messages.deleteLabel}
        </Button>
      </SelectionBar>
      <LazyTopicDialog
        ids={open === 'topic' ? ids : null}
        topics={topics}
        onClose={close}
        onDone={selection.clear}
      />
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={messages.deleteTheseKeywords({ count })}
        confirmLabel={messages.deleteCount({ count })}
        isDangerous
        onConfirm={remove}
        onClose={close}
      >
        <p>{messages.resultsAreDeletedToo}</p>
      </ConfirmDialog>
    </>
  );
}

import type { Tag } from '@answerscope/contract';
import { IconPlus, IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { useRangeInput } from '../../domain/range/use-range.ts';
import { TagActivity } from '../../features/tags/tag-activity.tsx';
import { tagRows, tagsInWords } from '../../features/tags/tag-rows.ts';
import { TagTable } from '../../features/tags/tag-table.tsx';
import { useDeleteTag } from '../../features/tags/use-keep-tag.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { LeadLine } from '../../ui/lead-line.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const TagDialog = lazy(() => import('../../features/tags/tag-dialog.tsx'));
const MergeDialog = lazy(() => import('../../features/tags/merge-dialog.tsx'));

type Open =
  | { act: 'add' }
  | { act: 'change' | 'delete'; tag: Tag }
  | { act: 'merge'; tag: Tag; into?: Tag }
  | null;

/** The tags, and how often each assistant names the company for the keywords of each. */
export function TagsPage() {
  const read = useQuery(useQueries().reports.get_tag_report.queryOptions(useRangeInput()));
  const [open, setOpen] = useState<Open>(null);
  const remove = useDeleteTag();
  const failure = failedLoad(read);
  const report = read.data;
  const tags = report?.tags ?? [];
  const isEmpty = report !== undefined && tags.length === 0;
  const close = () => setOpen(null);
  const add = (
    <Button look="primary" onClick={() => setOpen({ act: 'add' })}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      {messages.addATag}
    </Button>
  );
  return (
    <PageFrame
      title={messages.tags}
      help={<HelpLink article="choose-keywords" />}
      answer={!failure && <LeadLine lines={3} words={report && tagsInWords(report)} />}
      actions={report && !isEmpty && add}
    >
      {failure ? (
        <ErrorState title={messages.yourTagsNotLoaded} {...failure} />
      ) : isEmpty ? (
        <EmptyState
          Icon={IconTags}
          title={messages.noTagsYet}
          text={messages.aTagGroupsKeywords}
          action={add}
        />
      ) : (
        <TagTable
          rows={report ? tagRows(report) : null}
          onChange={(tag) => setOpen({ act: 'change', tag })}
          {...(tags.length > 1 && { onMerge: (tag: Tag) => setOpen({ act: 'merge', tag }) })}
          onDelete={(tag) => setOpen({ act: 'delete', tag })}
        />
      )}
      {report && !isEmpty && report.channels.length === 0 && (
        <p>
          {messages.afterFirstCheck}{' '}
          <ButtonLink to="/tracker/visibility">{messages.checkAllKeywords}</ButtonLink>
        </p>
      )}
      {!isEmpty && !failure && <TagActivity />}
      {(open?.act === 'add' || open?.act === 'change') && (
        <LazyPart onClose={close}>
          <TagDialog
            tag={open.act === 'change' ? open.tag : null}
            tags={tags}
            onMerge={(tag, into) => setOpen({ act: 'merge', tag, into })}
            onClose={close}
          />
        </LazyPart>
      )}
      {open?.act === 'merge' && (
        <LazyPart onClose={close}>
          <MergeDialog tag={open.tag} {...(open.into && { into: open.into })} tags={tags} onClose={close} />
        </LazyPart>
      )}
      {open?.act === 'delete' && (
        <ConfirmDialog
          isOpen
          title={messages.deleteThisTag({ tag: open.tag.name })}
          confirmLabel={remove.isPending ? messages.deleting : messages.deleteTag}
          isDangerous
          isDisabled={remove.isPending}
          onConfirm={() => {
            // What fails is told by a message.
            const { id, name } = open.tag;
            remove.write({ id, name }).then(close, close);
          }}
          onClose={close}
        >
          <p>
            {open.tag.keyword_count === 0
              ? messages.noKeywordHasIt
              : messages.keywordsWillNotHaveIt({ count: open.tag.keyword_count })}
          </p>
        </ConfirmDialog>
      )}
    </PageFrame>
  );
}

import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { TagBadges } from '../../domain/tag/tag-badge.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Button } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const KeywordTagsDialog = lazy(() => import('./keyword-tags-dialog.tsx'));

/** The tags of a keyword, and what changes them. */
export function KeywordTags({ keywordId }: { keywordId: string }) {
  const [isOpen, setOpen] = useState(false);
  const read = useQuery(
    useQueries().tags.get_keyword_tags.queryOptions({ input: { keyword_id: keywordId } }),
  );
  const failure = failedLoad(read);
  if (failure)
    return (
      <>
        {messages.notLoaded}
        <Button look="quiet" size="small" onClick={failure.onRetry}>
          {messages.tryAgain}
        </Button>
      </>
    );
  if (!read.data) return <Skeleton width="120px" />;
  const { tags } = read.data;
  return (
    <>
      {tags.length === 0 ? messages.none : <TagBadges tags={tags} />}
      <Button
        look="quiet"
        size="small"
        isIcon
        aria-label={messages.changeTheTags}
        onClick={() => setOpen(true)}
      >
        <IconPencil size={16} stroke={1.75} />
      </Button>
      {isOpen && (
        <LazyPart onClose={() => setOpen(false)}>
          <KeywordTagsDialog keywordId={keywordId} tags={tags} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}

import type { CmsPage } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { failedLoad } from '../../../lib/failed-load.ts';
import { formatTime } from '../../../lib/format.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import * as messages from './messages.ts';
import styles from './preview-panel.module.css';

/** A link that shows a page as it is saved. Made anew whenever it is looked at, so that its hour begins then. */
export function PreviewPanel({ page }: { page: CmsPage }) {
  const { queries } = useAdminClients();
  const { toasts } = useServices();
  const link = useQuery({
    ...queries.get_preview_link.queryOptions({ input: { id: page.id } }),
    staleTime: 0,
    gcTime: 0,
  });
  const failure = failedLoad(link);
  if (failure) return <ErrorState title={messages.theLinkNotMade} {...failure} />;
  if (!link.data)
    return (
      <Loading label={messages.makingTheLink}>
        <Skeleton height="96px" />
      </Loading>
    );
  const { path, expires_at } = link.data;
  return (
    <div className={styles.panel}>
      <p>{messages.whatLinkShows({ time: formatTime(expires_at) })}</p>
      <div className="row">
        <ButtonAnchor look="primary" href={path} target="_blank" rel="noopener">
          {messages.openThePreview}
        </ButtonAnchor>
        <Button
          onClick={async () => {
            const isCopied = await copyText(location.origin + path);
            toasts.show({ title: isCopied ? messages.linkCopied : messages.linkNotCopied });
          }}
        >
          {messages.copyTheLink}
        </Button>
      </div>
    </div>
  );
}

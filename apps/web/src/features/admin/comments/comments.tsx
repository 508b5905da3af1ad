import type { Comment } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAdminClients, useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { useServices } from '../../../lib/use-services.ts';
import { Button } from '../../../ui/button.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { ActDialog } from '../act-dialog.tsx';
import { RowList } from '../row-list.tsx';
import styles from './comments.module.css';

/** Comments as plain text, each with who wrote it under which post, to be judged. Null while they load. */
export function Comments({ comments }: { comments: readonly Comment[] | null }) {
  const { api } = useAdminClients();
  const { toasts } = useServices();
  const refresh = useRefreshAdmin();
  const [rejected, setRejected] = useState<Comment | null>(null);
  const [acting, setActing] = useState<string | null>(null);
  const approve = async ({ id }: Comment) => {
    setActing(id);
    try {
      await api.admin.moderate_comment({ id, state: 'approved' });
      toasts.show({ title: 'Comment approved' });
    } catch (error) {
      toasts.fail('Failed to approve the comment', error);
    }
    await refresh();
    setActing(null);
  };
  return (
    <>
      <RowList rows={comments} loading="Loading comments...">
        {(comment) => {
          const { id, content, state, created_at, author, post } = comment;
          return (
            <div className={styles.comment}>
              <p className={styles.by}>
                <Link to="/admin/users/$id" params={{ id: author.id }}>
                  {author.full_name || author.email}
                </Link>{' '}
                under{' '}
                <Link to="/blog/$slug" params={{ slug: post.slug }}>
                  {post.title}
                </Link>{' '}
                · <TimeStamp iso={created_at} />
              </p>
              <p className={styles.content}>{content}</p>
              <div className="row">
                {state !== 'approved' && (
                  <Button look="primary" disabled={acting === id} onClick={() => void approve(comment)}>
                    Approve
                  </Button>
                )}
                {state !== 'rejected' && <Button onClick={() => setRejected(comment)}>Reject</Button>}
              </div>
            </div>
          );
        }}
      </RowList>
      {rejected && (
        <ActDialog
          title="Reject this comment"
          consequence={
            rejected.state === 'approved'
              ? '1 comment is taken off its post. Its writer sees that it is not published.'
              : '1 comment is not shown. Its writer sees that it is not published.'
          }
          confirmLabel="Reject"
          act={async (reason) => {
            await api.admin.moderate_comment({ id: rejected.id, state: 'rejected', reason });
            return 'Comment rejected';
          }}
          onClose={() => setRejected(null)}
        />
      )}
    </>
  );
}

import type { Comment } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAdminClients, useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { richText } from '../../../lib/rich-text.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Button } from '../../../ui/button.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { ActDialog } from '../act-dialog.tsx';
import { RowList } from '../row-list.tsx';
import styles from './comments.module.css';
import * as messages from './messages.ts';

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
      toasts.show({ title: messages.commentApproved });
    } catch (error) {
      toasts.fail(messages.notApproved, error);
    }
    await refresh();
    setActing(null);
  };
  return (
    <>
      <RowList rows={comments} loading={messages.loadingComments}>
        {(comment) => {
          const { id, content, state, created_at, author, post } = comment;
          return (
            <div className={styles.comment}>
              <p className={styles.by}>
                {richText(
                  messages.whoWroteWhere({
                    writer: author.full_name || author.email,
                    post: post.title,
                    user: (text) => (
                      <Link to="/admin/users/$id" params={{ id: author.id }}>
                        {text}
                      </Link>
                    ),
                    link: (text) => (
                      <Link to="/blog/$slug" params={{ slug: post.slug }}>
                        {text}
                      </Link>
                    ),
                  }),
                )}{' '}
                · <TimeStamp iso={created_at} />
              </p>
              <p className={styles.content}>{content}</p>
              <div className="row">
                {state !== 'approved' && (
                  <Button look="primary" disabled={acting === id} onClick={() => void approve(comment)}>
                    {messages.approve}
                  </Button>
                )}
                {state !== 'rejected' && (
                  <Button onClick={() => setRejected(comment)}>{messages.reject}</Button>
                )}
              </div>
            </div>
          );
        }}
      </RowList>
      {rejected && (
        <ActDialog
          title={messages.rejectThisComment}
          consequence={rejected.state === 'approved' ? messages.takenOffPost : messages.notShown}
          confirmLabel={messages.reject}
          act={async (reason) => {
            await api.admin.moderate_comment({ id: rejected.id, state: 'rejected', reason });
            return messages.commentRejected;
          }}
          onClose={() => setRejected(null)}
        />
      )}
    </>
  );
}

import type { MyComment, MyPart, Discussion as Said } from '@answerscope/contract';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useHydrated } from '@tanstack/react-router';
import { lazy, useEffect, useState } from 'react';
import { errorInWords } from '../../lib/error-in-words.ts';
import { sendJson } from '../../lib/fetcher.ts';
import { useServices, useSession } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Day } from './day.tsx';
import styles from './discussion.module.css';
import * as messages from './messages.ts';

interface DiscussionProps {
  slug: string;
  /** Null: it could not be read. */
  discussion: Said | null;
}

/** Who only reads loads no form. */
const CommentForm = lazy(async () => ({ default: (await import('./comment-form.tsx')).CommentForm }));

const STATES = {
  pending: messages.waitsForApproval,
  rejected: messages.notPublished,
  approved: null,
} as const;

/**
 * What readers say of a post: how many like it, and the comments that were approved. Whoever is signed in likes it and
 * writes, and sees what of theirs still waits.
 */
export function Discussion({ slug, discussion }: DiscussionProps) {
  const { fetcher } = useServices();
  const user = useSession();
  const isHydrated = useHydrated();
  const [mine, setMine] = useState<MyPart | null>(null);
  const [likes, setLikes] = useState(discussion?.likes ?? 0);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const userId = user?.id;
  const at = `/api/posts/${encodeURIComponent(slug)}`;

  useEffect(() => {
    if (userId === undefined) return setMine(null);
    let isCurrent = true;
    sendJson(fetcher, `${at}/my-part`)
      .then((part) => isCurrent && setMine(part as MyPart))
      .catch((error: unknown) => isCurrent && setRefusal(errorInWords(error)));
    return () => {
      isCurrent = false;
    };
  }, [fetcher, at, userId]);

  /** Does something that may be refused, and says why. */
  const attempt = async (act: () => Promise<void>) => {
    setRefusal(null);
    try {
      await act();
    } catch (error) {
      setRefusal(errorInWords(error));
    }
  };
  const like = (is_liked: boolean) =>
    attempt(async () => {
      const now = (await sendJson(fetcher, `${at}/like`, { is_liked })) as { likes: number };
      setLikes(now.likes);
      setMine((part) => part && { ...part, is_liked });
    });
  const remove = (id: string) =>
    attempt(async () => {
      await fetcher(`/api/comments/${id}`, { method: 'DELETE' });
      setGone((all) => [...all, id]);
    });
  const add = (comment: MyComment) =>
    setMine((part) => part && { ...part, comments: [...part.comments, comment] });

  const isLiked = mine?.is_liked ?? false;
  const HeartIcon = isLiked ? IconHeartFilled : IconHeart;
  const own = new Map(mine?.comments.map((comment) => [comment.id, comment]));
  const shown = (discussion?.comments ?? []).map((comment) => ({ ...comment, note: null as string | null }));
  const waiting = [...own.values()].flatMap((comment) =>
    shown.some(({ id }) => id === comment.id)
      ? []
      : [{ ...comment, author_name: user?.full_name ?? '', note: STATES[comment.state] }],
  );
  const comments = [...shown, ...waiting].filter(({ id }) => !gone.includes(id));
  return (
    <section className={styles.discussion} aria-labelledby="comments-title">
      <div className={styles.likes}>
        {user ? (
          <Button aria-pressed={isLiked} disabled={mine === null} onClick={() => void like(!isLiked)}>
            <HeartIcon size={16} stroke={1.75} aria-hidden="true" />
            {isLiked ? messages.youLikeThis : messages.like}
          </Button>
        ) : null}
        <span>{messages.readersLikeThis({ count: likes })}</span>
      </div>
      <h2 id="comments-title">{messages.comments}</h2>
      {discussion === null && <p className={styles.note}>{messages.theCommentsNotLoaded}</p>}
      {comments.length > 0 ? (
        <ol className={styles.comments}>
          {comments.map(({ id, author_name, content, created_at, note }) => (
            <li key={id}>
              <p className={styles.head}>
                <strong>{author_name}</strong>
                <Day iso={created_at} />
                {note && <em>{note}</em>}
                {own.has(id) && (
                  <Button look="quiet" size="small" onClick={() => void remove(id)}>
                    {messages.deleteLabel}
                  </Button>
                )}
              </p>
              <p className={styles.content}>{content}</p>
            </li>
          ))}
        </ol>
      ) : (
        discussion && <p className={styles.note}>{messages.thereNoCommentsYet}</p>
      )}
      {refusal && <Alert tone="negative">{refusal}</Alert>}
      {user ? (
        <LazyPart>
          <CommentForm at={`${at}/comments`} name={user.full_name} onAdded={add} />
        </LazyPart>
      ) : (
        user === null &&
        isHydrated && (
          <div>
            <ButtonLink to="/login" search={{ from: `/blog/${slug}` }}>
              {messages.logInToComment}
            </ButtonLink>
          </div>
        )
      )}
    </section>
  );
}

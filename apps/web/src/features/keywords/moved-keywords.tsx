import { CHANNEL_LABELS } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { sizeInWords } from '../../domain/rate/change-in-words.ts';
import { ChangeMark } from '../../domain/rate/change-mark.tsx';
import { richText } from '../../lib/rich-text.ts';
import { type KeywordChange, mostMoved } from './keyword-news.ts';
import * as messages from './messages.ts';
import styles from './moved-keywords.module.css';

/** Which keywords gained and lost most in the range; undefined while that is not known. */
export function MovedKeywords({ changes }: { changes: readonly KeywordChange[] | undefined }) {
  const moved = mostMoved(changes ?? []);
  return (
    <span className={styles.news}>
      {changes && moved.length === 0 && messages.noKeywordChanged}
      {moved.map(({ channel, subject, verdict, before, after }) => {
        const sizes = { before, now: after };
        return (
          <span key={verdict} className={styles.moved}>
            <ChangeMark verdict={verdict} sizes={sizes} explains={false} />{' '}
            {richText(
              messages.keywordOnAssistant({
                keyword: subject.keyword,
                assistant: CHANNEL_LABELS[channel],
                sizes: sizeInWords(sizes),
                link: (text) => (
                  <Link to="/tracker/keywords/$id" params={{ id: subject.keyword_id }}>
                    {text}
                  </Link>
                ),
              }),
            )}
          </span>
        );
      })}
    </span>
  );
}

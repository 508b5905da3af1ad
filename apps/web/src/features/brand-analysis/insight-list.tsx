import type { BrandInsight, InsightKind, Sentences } from '@answerscope/contract';
import { IconAlertTriangle, IconBulb, IconCircleDashed, IconThumbUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { richText } from '../../lib/rich-text.ts';
import { useServerWords } from '../../lib/use-server-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './insight-list.module.css';
import * as messages from './messages.ts';

const KINDS: Record<InsightKind, Pick<Parameters<typeof Badge>[0], 'Icon' | 'tone' | 'label'>> = {
  strengths: { Icon: IconThumbUp, tone: 'positive', label: messages.strength },
  gaps: { Icon: IconCircleDashed, tone: 'warning', label: messages.gap },
  opportunities: { Icon: IconBulb, label: messages.opportunity },
  risks: { Icon: IconAlertTriangle, tone: 'negative', label: messages.risk },
};

interface InsightListProps {
  insights: readonly BrandInsight[];
  sentences: Sentences | undefined;
  onOpen: (insight: BrandInsight) => void;
}

/** What the counts say, each with the answers it rests on: two are quoted, all of them open. */
export function InsightList({ insights, sentences, onOpen }: InsightListProps) {
  const say = useServerWords(sentences);
  return (
    <ul className="rows" aria-label={messages.insights}>
      {insights
        .map((found) => ({ ...found, text: say(found.text) }))
        .map((insight) => (
          <li key={insight.text} className={styles.insight}>
            <div className={styles.head}>
              <Badge {...KINDS[insight.kind]} />
              <p className={styles.text}>{insight.text}</p>
              <Button size="small" onClick={() => onOpen(insight)}>
                {richText(answersBehind(insight))}
              </Button>
            </div>
            {insight.quotes.length > 0 && (
              <details className={styles.said}>
                <summary>{messages.quoteCount({ count: insight.quotes.length })}</summary>
                <ul className={styles.quotes}>
                  {insight.quotes.map(({ answer_id, channel, keyword, text }) => (
                    <li key={answer_id} className={styles.quote}>
                      <blockquote>{text}</blockquote>
                      <Link to="/tracker/answers/$id" params={{ id: answer_id }} className={styles.source}>
                        <ChannelBadge channel={channel} />
                        {keyword}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
    </ul>
  );
}

/** Where nothing is counted, all that were looked at are shown. */
function answersBehind({ text: insight, share, answers_query }: BrandInsight): ReactNode {
  const isOfAll = share.answers === 0 || (answers_query.competitor && answers_query.names_you);
  const hidden = (text: ReactNode) => <span className="visually-hidden">{text}</span>;
  return isOfAll
    ? messages.showTheAnswers({ insight, hidden })
    : messages.showAnswers({ count: share.answers, insight, hidden });
}

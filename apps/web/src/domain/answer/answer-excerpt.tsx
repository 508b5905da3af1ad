import { readBlocks } from '@answerscope/answer-text';
import type { AnswerDetail } from '@answerscope/contract';
import { useMemo } from 'react';
import { hostsInWords } from '../../lib/host-in-words.ts';
import { useServerWords } from '../../lib/use-server-words.ts';
import styles from './answer-excerpt.module.css';
import { markSpans } from './answer-spans.ts';
import { excerptAround } from './excerpt-around.ts';
import * as messages from './messages.ts';

const LENGTH = 340;

/** What an answer says around the first place that names the brand, with that place marked. */
export function AnswerExcerpt({ text, verdict }: Pick<AnswerDetail, 'text' | 'verdict'>) {
  const excerpt = useMemo(() => excerptAround(readBlocks(text), markSpans(verdict), LENGTH), [text, verdict]);
  const say = useServerWords();
  if (excerpt.pieces.length === 0) return <p className={styles.excerpt}>{messages.thereIsNoText}</p>;
  return (
    <blockquote className={styles.excerpt}>
      {excerpt.starts_inside && '… '}
      {excerpt.pieces.map(({ text: piece, span }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move
        if (!span) return <span key={index}>{hostsInWords(piece)}</span>;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move
          <mark key={index} data-counted={span.counted} title={say(span.explanation)}>
            {hostsInWords(piece)}
          </mark>
        );
      })}
      {excerpt.ends_inside && ' …'}
    </blockquote>
  );
}

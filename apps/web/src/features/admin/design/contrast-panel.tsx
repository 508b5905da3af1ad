import {
  type JudgedPair,
  judgeContrast,
  ratioInWords,
  type TokenValue,
  valuesIn,
} from '@answerscope/contract';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Panel } from '../../../ui/page-frame.tsx';
import styles from './contrast-panel.module.css';
import * as messages from './messages.ts';

/** Every pair of colours that must be told apart: first those that cannot be. */
export function ContrastPanel({ tokens }: { tokens: readonly TokenValue[] }) {
  const pairs = judgeContrast(tokens);
  const failing = pairs.filter(({ holds }) => !holds);
  return (
    <Panel
      title={messages.contrast}
      aside={
        failing.length === 0 ? (
          <Badge Icon={IconCircleCheck} tone="positive" label={messages.wcagAa} />
        ) : (
          <Badge Icon={IconAlertTriangle} tone="negative" label={messages.cannotBePublished} />
        )
      }
    >
      <p role="status">
        {failing.length === 0
          ? messages.allHaveContrast({ count: pairs.length })
          : messages.someHaveTooLittle({ count: failing.length })}
      </p>
      {failing.length > 0 && <PairList label={messages.tooLittleContrast} pairs={failing} tokens={tokens} />}
      <details>
        <summary className="quiet">{messages.showAllPairs}</summary>
        <PairList label={messages.allPairs} pairs={pairs} tokens={tokens} />
      </details>
    </Panel>
  );
}

interface PairListProps {
  label: string;
  pairs: readonly JudgedPair[];
  tokens: readonly TokenValue[];
}

function PairList({ label, pairs, tokens }: PairListProps) {
  const values = { dark: valuesIn('dark', tokens), light: valuesIn('light', tokens) };
  return (
    <ul className="rows" aria-label={label}>
      {pairs.map((pair) => {
        const { scheme, what, front, on, ratio, needed, holds } = pair;
        const colorOf = (name: string) => values[scheme].get(name);
        // The first lies on the next: CSS draws them in that order.
        const layers = on.map((name) => `linear-gradient(${colorOf(name)}, ${colorOf(name)})`);
        return (
          <li key={`${scheme} ${front} ${on.join(' ')}`} className={styles.pair}>
            <span className={styles.seen} style={{ background: layers.join(', ') }} aria-hidden="true">
              <i style={{ background: colorOf(front) }} />
            </span>
            <span>
              {scheme === 'dark' ? messages.inDark({ what }) : messages.inLight({ what })}
              <span className={classNames('quiet', styles.names)}>
                {' '}
                {[front, ...on].reduce((above, below) => messages.colorOn({ above, below }))}
              </span>
            </span>
            <span className={classNames(styles.ratio, holds ? 'quiet' : 'fault')}>
              {messages.ratioOf({ ratio: ratioInWords(ratio), needed: ratioInWords(needed) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

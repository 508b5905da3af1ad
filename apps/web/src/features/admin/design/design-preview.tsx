import {
  CHANNEL_LABELS,
  CHANNELS,
  COLOR_SCHEMES,
  type DesignScheme,
  type TokenValue,
  tokenVariable,
  valuesIn,
} from '@answerscope/contract';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { richText } from '../../../lib/rich-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/field.tsx';
import styles from './design-preview.module.css';
import * as messages from './messages.ts';

const SHARES = [72, 58, 44, 31];

/** Parts of the product as they look with these tokens, in both colour schemes. */
export function DesignPreview({ tokens }: { tokens: readonly TokenValue[] }) {
  return (
    <div className={styles.both}>
      {COLOR_SCHEMES.map((scheme) => (
        <figure key={scheme} className={styles.scheme}>
          <figcaption className="quiet">{scheme === 'dark' ? messages.dark : messages.light}</figcaption>
          <Sample scheme={scheme} tokens={tokens} />
        </figure>
      ))}
    </div>
  );
}

/** Nothing in it can be used: it is looked at. Every variable is set, also those that the page around it has replaced. */
function Sample({ scheme, tokens }: { scheme: DesignScheme; tokens: readonly TokenValue[] }) {
  const variables = Object.fromEntries(
    [...valuesIn(scheme, tokens)].map(([name, value]) => [tokenVariable(name), value]),
  );
  return (
    <div
      className={styles.page}
      data-mantine-color-scheme={scheme}
      data-preview={scheme}
      style={variables}
      inert
    >
      <p className={styles.title}>{messages.exampleOfTitle}</p>
      <p className="quiet">
        {richText(
          messages.wordsBeside({
            link: (text) => <span className="link">{text}</span>,
            selected: (text) => <span className={styles.selected}>{text}</span>,
          }),
        )}
      </p>
      <div className="row">
        <Button look="primary">{messages.checkNow}</Button>
        <Button className={styles.focused}>{messages.hasTheFocus}</Button>
        <Button look="danger">{messages.deleteLabel}</Button>
      </div>
      <div className={classNames('card', styles.body)}>
        <div className="row">
          <Badge Icon={IconCircleCheck} tone="positive" label={messages.mentioned} />
          <Badge Icon={IconCircleX} tone="negative" label={messages.failed} />
          <Badge Icon={IconAlertTriangle} tone="warning" label={messages.needsAttention} />
          <Badge Icon={IconCircleCheck} label={messages.neutral} />
        </div>
        <TextField
          label={messages.keyword}
          hint={messages.exampleOfHint}
          placeholder={messages.keywordExample}
        />
        <p className={styles.chosen}>{messages.whatIsChosen}</p>
        <div className={styles.bars}>
          {CHANNELS.map((channel, index) => (
            <p key={channel} className={styles.bar}>
              {CHANNEL_LABELS[channel]}
              <b style={{ width: `${SHARES[index]}%`, background: `var(--channel-${channel})` }} />
            </p>
          ))}
        </div>
      </div>
      <p className={styles.sunken}>{messages.exampleOfAddress}</p>
    </div>
  );
}

import {
  CHANNEL_LABELS,
  type ChannelSettings,
  type ChannelSettingsRow,
  numberInWords,
} from '@answerscope/contract';
import { IconKeyOff } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { Facts } from '../facts.tsx';
import { ChangeChannelDialog } from './change-channel-dialog.tsx';
import { CHANNEL_FIELDS, type ChannelField } from './channel-draft.ts';
import * as messages from './messages.ts';

const TryQuestion = lazy(() => import('./try-question.tsx'));

/** How one channel is asked, with the ways to change it and to try a question. */
export function ChannelPanel({ row }: { row: ChannelSettingsRow }) {
  const [opened, setOpened] = useState<'change' | 'try' | null>(null);
  return (
    <Panel
      title={CHANNEL_LABELS[row.channel]}
      aside={row.is_configured ? undefined : <Badge Icon={IconKeyOff} label={messages.noKey} />}
    >
      {row.warning !== null && <Alert tone="warning">{row.warning}</Alert>}
      <Facts facts={CHANNEL_FIELDS.map((field) => [field.label, inWords(field, row.settings)])} />
      <div className="row">
        <Button onClick={() => setOpened('change')}>{messages.change}</Button>
        <Button aria-expanded={opened === 'try'} onClick={() => setOpened(opened === 'try' ? null : 'try')}>
          {messages.tryAQuestion}
        </Button>
      </div>
      {opened === 'try' && (
        <LazyPart>
          <TryQuestion channel={row.channel} />
        </LazyPart>
      )}
      {opened === 'change' && <ChangeChannelDialog row={row} onClose={() => setOpened(null)} />}
    </Panel>
  );
}

function inWords({ name, options }: ChannelField, settings: ChannelSettings): string {
  const value = settings[name];
  if (value === null) return messages.productsOwn;
  if (typeof value === 'boolean') return value ? messages.on : messages.off;
  if (typeof value === 'number') return numberInWords(value);
  return options?.find((option) => option.value === value)?.label ?? value;
}

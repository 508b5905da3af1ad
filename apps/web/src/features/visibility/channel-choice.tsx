import type { Channel } from '@answerscope/contract';
import type { Dispatch, SetStateAction } from 'react';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { checkbox } from '../../ui/checkbox.ts';
import styles from './channel-choice.module.css';
import * as messages from './messages.ts';

interface ChannelChoiceProps {
  available: readonly Channel[];
  /** Those that are ticked. */
  chosen: readonly Channel[];
  onChosen: Dispatch<SetStateAction<readonly Channel[]>>;
  /** Channels on which a run is under way already: they cannot be chosen. */
  busy: readonly Channel[];
}

/** Which assistants a run asks. */
export function ChannelChoice({ available, chosen, onChosen, busy }: ChannelChoiceProps) {
  return (
    <fieldset className={styles.channels}>
      <legend>{messages.assistantsToAsk}</legend>
      {available.map((channel) => (
        <label key={channel} className={styles.channel}>
          <input
            type="checkbox"
            className={checkbox}
            checked={chosen.includes(channel)}
            disabled={busy.includes(channel)}
            onChange={({ currentTarget: { checked } }) =>
              onChosen((before) => (checked ? [...before, channel] : before.filter((one) => one !== channel)))
            }
          />
          <ChannelBadge channel={channel} />
          {busy.includes(channel) && <span className="quiet">{messages.alreadyBeingChecked}</span>}
        </label>
      ))}
    </fieldset>
  );
}

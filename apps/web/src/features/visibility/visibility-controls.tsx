import type { Channel } from '@answerscope/contract';
import { useDebouncedCallback } from '@mantine/hooks';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { useTypedText } from '../../lib/typed-text.ts';
import { SwitchField, TextField } from '../../ui/field.tsx';
import { HintMark } from '../../ui/hint.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import * as messages from './messages.ts';
import styles from './visibility-controls.module.css';
import { companyFault, type VisibilitySearch } from './visibility-search.ts';

const TYPING_PAUSE_MS = 300;

interface AssistantChoiceProps {
  channel: Channel;
  available: readonly Channel[];
  onChange: (change: VisibilitySearch) => void;
}

/** Whose answers are shown. */
export function AssistantChoice({ channel, available, onChange }: AssistantChoiceProps) {
  return (
    <Segmented
      label={messages.assistant}
      value={channel}
      options={available.map((one) => ({ value: one, label: <ChannelBadge channel={one} /> }))}
      onChange={(chosen) => onChange({ channel: chosen })}
    />
  );
}

interface VisibilityOptionsProps {
  search: VisibilitySearch;
  /** The profile's own; null while it has none. */
  ownCompany: string | null;
  onChange: (change: VisibilitySearch) => void;
}

/** Who is looked for, and how much is shown of why. */
export function VisibilityOptions({ search, ownCompany, onChange }: VisibilityOptionsProps) {
  const [company, setCompany] = useTypedText(search.company);
  const nameLater = useDebouncedCallback(
    (name: string) => onChange({ company: name.trim() || undefined }),
    TYPING_PAUSE_MS,
  );
  return (
    <div className={styles.options}>
      <div className={styles.company}>
        <TextField
          label={messages.companyName}
          placeholder={ownCompany ?? messages.companyName}
          autoComplete="off"
          maxLength={100}
          value={company}
          error={companyFault(search.company)}
          onChange={({ currentTarget }) => {
            setCompany(currentTarget.value);
            nameLater(currentTarget.value);
          }}
        />
      </div>
      <div className={styles.switches}>
        <div className={styles.switch}>
          <SwitchField
            label={messages.validator}
            checked={search.validator ?? false}
            onChange={({ currentTarget }) => onChange({ validator: currentTarget.checked || undefined })}
          />
          <HintMark about={messages.validator} text={messages.validatorHint} />
        </div>
        <div className={styles.switch}>
          <SwitchField
            label={messages.detailedReport}
            checked={search.report ?? false}
            onChange={({ currentTarget }) => onChange({ report: currentTarget.checked || undefined })}
          />
          <HintMark about={messages.detailedReport} text={messages.detailedReportHint} />
        </div>
      </div>
    </div>
  );
}

import type { Channel } from '@answerscope/contract';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { ChannelBadge } from '../../ui/channel-badge.tsx';
import { SwitchField, TextField } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import styles from './visibility-controls.module.css';
import type { VisibilitySearch } from './visibility-search.ts';

const TYPING_PAUSE_MS = 300;

interface VisibilityControlsProps {
  search: VisibilitySearch;
  channel: Channel;
  available: readonly Channel[];
  /** The profile's own; null while it has none. */
  ownCompany: string | null;
  isAdHoc: boolean;
  onChange: (change: VisibilitySearch) => void;
}

/** Which assistant is shown, who is looked for, and how much is shown of why. */
export function VisibilityControls(props: VisibilityControlsProps) {
  const { search, channel, available, ownCompany, isAdHoc, onChange } = props;
  const [company, setCompany] = useState(search.company ?? '');
  const nameLater = useDebouncedCallback(
    (name: string) => onChange({ company: name.trim() || undefined }),
    TYPING_PAUSE_MS,
  );
  useEffect(() => {
    if (search.company === undefined) setCompany('');
  }, [search.company]);
  return (
    <div className={styles.controls}>
      <Segmented
        label="Assistant"
        value={channel}
        options={available.map((one) => ({ value: one, label: <ChannelBadge channel={one} /> }))}
        onChange={(chosen) => onChange({ channel: chosen })}
      />
      <div className={styles.company}>
        <TextField
          label="Company name"
          placeholder={ownCompany ?? 'Whom to look for'}
          autoComplete="off"
          maxLength={100}
          value={company}
          hint={
            isAdHoc
              ? 'Another name than yours: single checks only, kept as evidence, changing no result.'
              : undefined
          }
          onChange={({ currentTarget }) => {
            setCompany(currentTarget.value);
            nameLater(currentTarget.value);
          }}
        />
      </div>
      <div className={styles.switches}>
        <SwitchField
          label="Validator"
          title="Shows why each candidate counted or did not"
          checked={search.validator ?? false}
          onChange={({ currentTarget }) => onChange({ validator: currentTarget.checked || undefined })}
        />
        <SwitchField
          label="Detailed report"
          title="Shows the newest check channel by channel and keyword by keyword"
          checked={search.report ?? false}
          onChange={({ currentTarget }) => onChange({ report: currentTarget.checked || undefined })}
        />
      </div>
    </div>
  );
}

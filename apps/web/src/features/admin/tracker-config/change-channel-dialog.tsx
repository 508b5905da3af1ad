import { CHANNEL_LABELS, type ChannelSettingsRow } from '@answerscope/contract';
import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { SelectField, SwitchField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { ActDialog } from '../act-dialog.tsx';
import { CHANNEL_FIELDS, type ChannelField, consequenceOf, judgeDraft, toDraft } from './channel-draft.ts';
import * as messages from './messages.ts';

interface ChangeChannelDialogProps {
  row: ChannelSettingsRow;
  onClose: () => void;
}

/** Changes how a channel is asked. */
export function ChangeChannelDialog({
  row: { channel, settings: before },
  onClose,
}: ChangeChannelDialogProps) {
  const { api } = useAdminClients();
  const [draft, setDraft] = useState(() => toDraft(before));
  const { changed, errors, settings } = judgeDraft(draft, before);
  const label = CHANNEL_LABELS[channel];
  const input = ({ name, kind, label, hint: general, channelHints, options }: ChannelField) => {
    const hint = channelHints?.[channel] ?? general;
    const value = draft[name];
    if (typeof value === 'boolean')
      return (
        <SwitchField
          key={name}
          label={label}
          hint={hint}
          checked={value}
          onChange={({ currentTarget: { checked } }) => setDraft((now) => ({ ...now, [name]: checked }))}
        />
      );
    const field = {
      label,
      hint,
      value,
      error: errors[name],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
        const typed = currentTarget.value;
        setDraft((now) => ({ ...now, [name]: typed }));
      },
    };
    if (kind === 'choice') return <SelectField key={name} {...field} options={options ?? []} />;
    if (kind === 'area') return <TextAreaField key={name} {...field} rows={3} isOptional />;
    return (
      <TextField
        key={name}
        {...field}
        autoComplete="off"
        inputMode={kind === 'number' ? 'numeric' : 'text'}
      />
    );
  };
  return (
    <ActDialog
      title={messages.howItIsAsked({ assistant: label })}
      consequence={consequenceOf(changed)}
      confirmLabel={messages.save}
      isDisabled={settings === null || changed.length === 0}
      act={async (reason) => {
        if (settings === null) return null;
        await api.admin.update_channel_settings({ channel, settings, reason });
        return messages.channelSettingsSaved({ assistant: label });
      }}
      onClose={onClose}
    >
      {CHANNEL_FIELDS.map(input)}
    </ActDialog>
  );
}

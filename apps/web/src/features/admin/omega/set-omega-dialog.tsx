import { CHANNELS, type Channel, FORCED_STATUSES, type ForcedStatus } from '@answerscope/contract';
import { useState } from 'react';
import { channelOptions } from '../../../domain/channel/channel-options.ts';
import { STATE_WORDS } from '../../../domain/verdict/state-words.ts';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { errorInWords } from '../../../lib/error-in-words.ts';
import { serverFieldErrors } from '../../../lib/server-field-errors.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import type { SearchOption } from '../../../ui/search-select.tsx';
import { ActDialog } from '../act-dialog.tsx';
import * as messages from './messages.ts';
import { OmegaForecastText } from './omega-forecast.tsx';
import { OmegaKeywordPicker, OmegaUserPicker } from './omega-pickers.tsx';
import { useOmegaForecast } from './use-omega-forecast.ts';

/** Forces the status of a keyword on an assistant: whose, which, what to and until when, with what it touches first. */
export function SetOmegaDialog({ onClose }: { onClose: () => void }) {
  const { api } = useAdminClients();
  const [user, setUser] = useState<SearchOption | null>(null);
  const [keyword, setKeyword] = useState<SearchOption | null>(null);
  const [channel, setChannel] = useState<Channel | null>(null);
  const [status, setStatus] = useState<ForcedStatus | null>(null);
  const [until, setUntil] = useState('');
  const target =
    user && keyword && channel && status
      ? { user_id: user.value, keyword_id: keyword.value, channel, status }
      : null;
  const forecast = useOmegaForecast(target);
  return (
    <ActDialog
      title={messages.setAStatus}
      consequence={<OmegaForecastText target={target} forecast={forecast} />}
      confirmLabel={messages.setStatus}
      isDisabled={!forecast.data || forecast.data.in_force !== null}
      act={async (reason) => {
        if (target === null) return null;
        await api.admin.set_omega_override({ ...target, reason, until: until === '' ? undefined : until });
        return messages.isSetTo({
          keyword: keyword?.label ?? '',
          status: target.status,
        });
      }}
      inWords={(error) => serverFieldErrors(error).until ?? errorInWords(error)}
      onClose={onClose}
    >
      <OmegaUserPicker
        user={user}
        onChoose={(chosen) => {
          setUser(chosen);
          if (chosen.value !== user?.value) setKeyword(null);
        }}
      />
      {user && (
        <OmegaKeywordPicker key={user.value} userId={user.value} keyword={keyword} onChoose={setKeyword} />
      )}
      <SelectField
        label={messages.assistant}
        value={channel ?? ''}
        options={channelOptions(messages.chooseAnAssistant)}
        onChange={({ currentTarget: { value } }) => setChannel(CHANNELS.find((one) => one === value) ?? null)}
      />
      <SelectField
        label={messages.status}
        value={status ?? ''}
        options={[
          { value: '', label: messages.chooseAStatus },
          ...FORCED_STATUSES.map((value) => ({ value, label: STATE_WORDS[value] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          setStatus(FORCED_STATUSES.find((one) => one === value) ?? null)
        }
      />
      <TextField
        label={messages.until}
        type="date"
        isOptional
        hint={messages.untilHint}
        value={until}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
    </ActDialog>
  );
}

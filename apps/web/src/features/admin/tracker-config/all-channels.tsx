import { numberInWords, type TrackerSettings, type TrackerSettingsRow } from '@answerscope/contract';
import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { Button } from '../../../ui/button.tsx';
import { SwitchField, TextField } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { ActDialog } from '../act-dialog.tsx';
import { Facts } from '../facts.tsx';
import * as messages from './messages.ts';
import { judgeTrackerDraft, toTrackerDraft } from './tracker-draft.ts';

const SWITCHES = [
  {
    name: 'enforce_refresh_period',
    label: messages.enforceRefreshPeriod,
    hint: messages.enforceRefreshPeriodHint,
  },
  {
    name: 'auxiliary_judging',
    label: messages.modelDecidesDoubts,
    hint: messages.modelDecidesDoubtsHint,
  },
  {
    name: 'stance_reading',
    label: messages.modelReadsAnswers,
    hint: messages.modelReadsAnswersHint,
  },
] as const satisfies readonly { name: keyof TrackerSettings; label: string; hint: string }[];
const PAUSE_LABEL = messages.pauseBetweenAssistants;

/** What holds for every channel. */
export function AllChannels({ row: { settings } }: { row: TrackerSettingsRow }) {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Panel title={messages.allAssistants}>
      <Facts
        facts={[
          ...SWITCHES.map(({ name, label }) => [label, settings[name] ? messages.yes : messages.no] as const),
          [PAUSE_LABEL, numberInWords(settings.run_channel_pause_ms)],
        ]}
      />
      <div>
        <Button onClick={() => setIsChanging(true)}>{messages.change}</Button>
      </div>
      {isChanging && <ChangeDialog before={settings} onClose={() => setIsChanging(false)} />}
    </Panel>
  );
}

function ChangeDialog({ before, onClose }: { before: TrackerSettings; onClose: () => void }) {
  const { api } = useAdminClients();
  const [draft, setDraft] = useState(() => toTrackerDraft(before));
  const { settings, changed, pauseError } = judgeTrackerDraft(draft, before);
  return (
    <ActDialog
      title={messages.allAssistants}
      consequence={messages.settingsWillChange({ count: changed })}
      confirmLabel={messages.save}
      isDisabled={settings === null || changed === 0}
      act={async (reason) => {
        if (settings === null) return null;
        await api.admin.update_tracker_settings({ settings, reason });
        return messages.trackerConfigurationSaved;
      }}
      onClose={onClose}
    >
      {SWITCHES.map(({ name, label, hint }) => (
        <SwitchField
          key={name}
          label={label}
          hint={hint}
          checked={draft[name]}
          onChange={({ currentTarget: { checked } }) => setDraft((now) => ({ ...now, [name]: checked }))}
        />
      ))}
      <TextField
        label={PAUSE_LABEL}
        hint={messages.pauseBetweenAssistantsHint}
        error={pauseError}
        inputMode="numeric"
        autoComplete="off"
        value={draft.run_channel_pause_ms}
        onChange={({ currentTarget: { value } }) =>
          setDraft((now) => ({ ...now, run_channel_pause_ms: value }))
        }
      />
    </ActDialog>
  );
}

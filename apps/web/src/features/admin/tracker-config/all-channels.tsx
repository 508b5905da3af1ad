import type { TrackerSettings, TrackerSettingsRow } from '@answerscope/contract';
import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { counted } from '../../../lib/counted.ts';
import { Button } from '../../../ui/button.tsx';
import { SwitchField, TextField } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { ActDialog } from '../act-dialog.tsx';
import { Facts } from '../facts.tsx';
import { judgeTrackerDraft, toTrackerDraft } from './tracker-draft.ts';

const SWITCHES = [
  {
    name: 'enforce_refresh_period',
    label: 'Enforce the plans’ refresh period',
    hint: "A check of all keywords before the plan's period is over is refused.",
  },
  {
    name: 'auxiliary_judging',
    label: 'Let a model decide doubtful mentions',
    hint: "One call for an answer in doubt, at the price of a short question, from the user's budget.",
  },
  {
    name: 'stance_reading',
    label: 'Let a model read what answers say',
    hint: "One call for each answer that mentions a brand or its competitors, and up to 100 for a competitor added later, from the user's budget.",
  },
] as const satisfies readonly { name: keyof TrackerSettings; label: string; hint: string }[];
const PAUSE_LABEL = 'Pause between assistants, ms';

/** What holds for every channel. */
export function AllChannels({ row: { settings } }: { row: TrackerSettingsRow }) {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Panel title="All assistants">
      <Facts
        facts={[
          ...SWITCHES.map(({ name, label }) => [label, settings[name] ? 'Yes' : 'No'] as const),
          [PAUSE_LABEL, settings.run_channel_pause_ms.toLocaleString('en')],
        ]}
      />
      <div>
        <Button onClick={() => setIsChanging(true)}>Change</Button>
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
      title="All assistants"
      consequence={`${counted(changed, 'setting')} will change, for every user.`}
      confirmLabel="Save"
      isDisabled={settings === null || changed === 0}
      act={async (reason) => {
        if (settings === null) return null;
        await api.admin.update_tracker_settings({ settings, reason });
        return 'The tracker configuration is saved';
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
        hint="How long a run rests before its next assistant; runs that are under way go by it from then on."
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

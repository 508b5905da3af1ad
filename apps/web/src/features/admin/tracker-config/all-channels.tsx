import type { TrackerSettings, TrackerSettingsRow } from '@answerscope/contract';
import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { counted } from '../../../lib/counted.ts';
import { Button } from '../../../ui/button.tsx';
import { SwitchField } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { ActDialog } from '../act-dialog.tsx';
import { Facts } from '../facts.tsx';

const SWITCHES = [
  {
    name: 'enforce_refresh_period',
    label: "Plans' refresh period is enforced",
    hint: "A check of all keywords before the plan's period is over is refused.",
  },
  {
    name: 'auxiliary_judging',
    label: 'A model decides doubtful sentences',
    hint: "Each doubtful sentence costs what a short question does, from the user's budget.",
  },
] as const satisfies readonly { name: keyof TrackerSettings; label: string; hint: string }[];
type Switches = Pick<TrackerSettings, (typeof SWITCHES)[number]['name']>;

/** What holds for every channel. */
export function AllChannels({ row: { settings } }: { row: TrackerSettingsRow }) {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Panel title="All assistants">
      <Facts facts={SWITCHES.map(({ name, label }) => [label, settings[name] ? 'Yes' : 'No'])} />
      <div>
        <Button onClick={() => setIsChanging(true)}>Change</Button>
      </div>
      {isChanging && <ChangeDialog before={settings} onClose={() => setIsChanging(false)} />}
    </Panel>
  );
}

function ChangeDialog({ before, onClose }: { before: Switches; onClose: () => void }) {
  const { api } = useAdminClients();
  const [settings, setSettings] = useState<Switches>(before);
  const changed = SWITCHES.filter(({ name }) => settings[name] !== before[name]);
  return (
    <ActDialog
      title="All assistants"
      consequence={`${counted(changed.length, 'setting')} will change, for every user.`}
      confirmLabel="Save"
      isDisabled={changed.length === 0}
      act={async (reason) => {
        const sent = Object.fromEntries(changed.map(({ name }) => [name, settings[name]]));
        await api.admin.update_tracker_settings({ settings: sent, reason });
        return 'The tracker configuration is saved';
      }}
      onClose={onClose}
    >
      {SWITCHES.map(({ name, label, hint }) => (
        <SwitchField
          key={name}
          label={label}
          hint={hint}
          checked={settings[name]}
          onChange={({ currentTarget: { checked } }) => setSettings((now) => ({ ...now, [name]: checked }))}
        />
      ))}
    </ActDialog>
  );
}

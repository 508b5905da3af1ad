import { PRESENCE_PART_LABELS, PRESENCE_PART_NAMES, type TrackerSettingsRow } from '@answerscope/contract';
import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { ActDialog } from '../act-dialog.tsx';
import { Facts } from '../facts.tsx';
import * as messages from './messages.ts';
import { judgeWeights, toWeightsDraft, WEIGHT_HINTS } from './weights-draft.ts';

/** How much each part of the presence score counts, and since when. */
export function PresenceWeightsPanel({ row }: { row: TrackerSettingsRow }) {
  const [isChanging, setIsChanging] = useState(false);
  const { presence_weights: weights } = row.settings;
  const change = row.presence_weights_change;
  return (
    <Panel title={messages.weightsPresenceScore}>
      <Facts
        facts={[
          ...PRESENCE_PART_NAMES.map((name) => [PRESENCE_PART_LABELS[name], `${weights[name]}%`] as const),
          [messages.lastChanged, change ? <TimeStamp key="at" iso={change.at} /> : messages.never],
        ]}
      />
      <div>
        <Button onClick={() => setIsChanging(true)}>{messages.change}</Button>
      </div>
      {isChanging && <ChangeDialog before={weights} onClose={() => setIsChanging(false)} />}
    </Panel>
  );
}

interface ChangeDialogProps {
  before: TrackerSettingsRow['settings']['presence_weights'];
  onClose: () => void;
}

function ChangeDialog({ before, onClose }: ChangeDialogProps) {
  const { api } = useAdminClients();
  const [draft, setDraft] = useState(() => toWeightsDraft(before));
  const { weights, errors, words } = judgeWeights(draft, before);
  return (
    <ActDialog
      title={messages.weightsPresenceScore}
      consequence={words}
      confirmLabel={messages.save}
      isDisabled={weights === null}
      act={async (reason) => {
        if (weights === null) return null;
        await api.admin.update_tracker_settings({ settings: { presence_weights: weights }, reason });
        return messages.theWeightsAreSaved;
      }}
      onClose={onClose}
    >
      {PRESENCE_PART_NAMES.map((name) => (
        <TextField
          key={name}
          label={messages.weightInPercent({ part: PRESENCE_PART_LABELS[name] })}
          hint={WEIGHT_HINTS[name]}
          error={errors[name]}
          inputMode="numeric"
          autoComplete="off"
          value={draft[name]}
          onChange={({ currentTarget: { value } }) => setDraft((now) => ({ ...now, [name]: value }))}
        />
      ))}
    </ActDialog>
  );
}

import { TRIAL_DAYS, type TrackerSettingsRow } from '@answerscope/contract';
import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { formatExactUsd } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { ActDialog } from '../act-dialog.tsx';
import { Facts } from '../facts.tsx';
import { judgeInstallationDraft, toInstallationDraft } from './installation-draft.ts';
import * as messages from './messages.ts';

const LIMIT_LABEL = messages.dailySpendingLimitUsd;
const TRIAL_LABEL = messages.trialDays;

/** The spending limit and the trial of this installation; both apply without a restart. */
export function InstallationSettings({ row }: { row: TrackerSettingsRow }) {
  const [isChanging, setIsChanging] = useState(false);
  const { daily_spend_limit_usd: limit, trial_days } = row.settings;
  const environment = messages.fromEnvironment({ limit: formatExactUsd(row.environment_daily_limit_usd) });
  return (
    <Panel title={messages.spendingAndTrial}>
      <Facts
        facts={[
          [messages.dailySpendingLimit, limit === null ? environment : formatExactUsd(limit)],
          [messages.trial, messages.daysOfTrial({ days: trial_days })],
        ]}
      />
      <div>
        <Button onClick={() => setIsChanging(true)}>{messages.change}</Button>
      </div>
      {isChanging && <ChangeDialog row={row} onClose={() => setIsChanging(false)} />}
    </Panel>
  );
}

function ChangeDialog({ row, onClose }: { row: TrackerSettingsRow; onClose: () => void }) {
  const { api } = useAdminClients();
  const [draft, setDraft] = useState(() => toInstallationDraft(row.settings));
  const { changed, errors, settings } = judgeInstallationDraft(draft, row.settings);
  const field = (name: keyof typeof draft) => ({
    error: errors[name],
    autoComplete: 'off',
    value: draft[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setDraft((now) => ({ ...now, [name]: value })),
  });
  return (
    <ActDialog
      title={messages.spendingAndTrial}
      consequence={
        changed === 0 ? messages.nothingChangesYet : messages.settingsWillChange({ count: changed })
      }
      confirmLabel={messages.save}
      isDisabled={settings === null || changed === 0}
      act={async (reason) => {
        if (settings === null) return null;
        await api.admin.update_tracker_settings({ settings, reason });
        return messages.settingsSaved;
      }}
      onClose={onClose}
    >
      <TextField
        label={LIMIT_LABEL}
        hint={messages.limitHint({ limit: formatExactUsd(row.environment_daily_limit_usd) })}
        inputMode="decimal"
        {...field('daily_spend_limit_usd')}
      />
      <TextField
        label={TRIAL_LABEL}
        hint={messages.trialHint({ days: TRIAL_DAYS })}
        inputMode="numeric"
        {...field('trial_days')}
      />
    </ActDialog>
  );
}

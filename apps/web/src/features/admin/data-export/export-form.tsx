import {
  CHANNELS,
  DATA_EXPORT_ENTITIES,
  DATA_EXPORT_FORMATS,
  DATA_EXPORTS,
  type DataExportEntity,
  type DataExportFormat,
  hasChannel,
  ofUserInWords,
} from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { channelOptions } from '../../../domain/channel/channel-options.ts';
import { useAdminClients, useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { useSaving } from '../../../lib/use-saving.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SelectField, SwitchField, TextField } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import styles from './export-form.module.css';
import { columnsOf, FORMATS } from './export-in-words.ts';
import * as messages from './messages.ts';

const EMPTY = {
  entity: 'users' as DataExportEntity,
  format: 'csv' as DataExportFormat,
  from: '',
  to: '',
  user: '',
  channel: '',
  has_personal_data: false,
  reason: '',
};

/** What the server is asked for; a field that is empty is not said. */
export function toStart(values: typeof EMPTY) {
  const { entity, format, from, to, user, channel, has_personal_data, reason } = values;
  return {
    entity,
    format,
    has_personal_data,
    from: from || undefined,
    to: to || undefined,
    user: user.trim() || undefined,
    channel: hasChannel(entity) ? CHANNELS.find((known) => known === channel) : undefined,
    reason: reason.trim() || undefined,
  };
}

/** Asks for a file: what, how narrow, in which format, and whether with personal data. */
export function ExportForm() {
  const { api } = useAdminClients();
  const refresh = useRefreshAdmin();
  const saving = useSaving();
  const form = useForm({ initialValues: EMPTY });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (values: typeof EMPTY) => api.admin.start_data_export(toStart(values)),
    meta: { showsOwnErrors: true },
  });
  const submit = form.onSubmit(async (values) => {
    if (isPending) return;
    const isDone = await saving.save(form, () => mutateAsync(values));
    if (!isDone) return;
    form.setFieldValue('reason', '');
    await refresh();
  });
  const { entity, has_personal_data, format } = form.values;
  const { time } = DATA_EXPORTS[entity];
  return (
    <form className={classNames('card', styles.form)} noValidate onSubmit={submit}>
      <div className={styles.fields}>
        <SelectField
          label={messages.what}
          options={DATA_EXPORT_ENTITIES.map((value) => ({ value, label: DATA_EXPORTS[value].label }))}
          {...form.getInputProps('entity')}
        />
        <TextField label={messages.from({ time })} type="date" {...form.getInputProps('from')} />
        <TextField label={messages.until({ time })} type="date" {...form.getInputProps('to')} />
        <TextField
          label={messages.user}
          isOptional
          autoComplete="off"
          placeholder={messages.wholeEmailOrId}
          hint={ofUserInWords(entity)}
          {...form.getInputProps('user')}
        />
        {hasChannel(entity) && (
          <SelectField
            label={messages.assistant}
            options={channelOptions(messages.allAssistants)}
            {...form.getInputProps('channel')}
          />
        )}
      </div>
      <Segmented
        label={messages.format}
        value={format}
        options={DATA_EXPORT_FORMATS.map((value) => ({ value, label: FORMATS[value] }))}
        onChange={(value) => form.setFieldValue('format', value)}
      />
      <SwitchField
        label={messages.includePersonalData}
        hint={messages.personalDataHint}
        {...form.getInputProps('has_personal_data', { type: 'checkbox' })}
      />
      <ColumnList entity={entity} hasPersonalData={has_personal_data} />
      <TextField
        label={messages.reason}
        isOptional={!has_personal_data}
        required={has_personal_data}
        autoComplete="off"
        hint={messages.keptInAuditLog}
        {...form.getInputProps('reason')}
      />
      {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
      <div className="row">
        <Button type="submit" look="primary" disabled={isPending}>
          {isPending ? messages.starting : messages.startExport}
        </Button>
      </div>
    </form>
  );
}

/** The columns that the file will have; those that are personal data are named as such. */
function ColumnList({ entity, hasPersonalData }: { entity: DataExportEntity; hasPersonalData: boolean }) {
  const columns = columnsOf(entity, hasPersonalData);
  return (
    <div>
      <p className="quiet">{messages.columnsOfTheFile}</p>
      <ul className={styles.columns} aria-label={messages.columnsOfTheFile}>
        {columns.map(({ name, isPersonal }) => (
          <li key={name} className={isPersonal ? styles.personal : undefined}>
            {name}
            {isPersonal && ` · ${messages.personal}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

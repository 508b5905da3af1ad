import { SwitchField, TextField } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import * as messages from './messages.ts';
import { fieldsOfState, publishingStateOf } from './publishing-state.ts';
import type { OwnInput } from './resource-form.tsx';

const STATES = [
  { value: 'draft', label: messages.draft },
  { value: 'scheduled', label: messages.scheduled },
  { value: 'live', label: messages.live },
] as const;

/** One state in the place of three fields: draft, scheduled or live; a live page can keep changes as a draft. */
export const PublishingInput: OwnInput = ({ values, row, error, onChangeOf }) => {
  const fields = {
    is_published: values.is_published === true,
    is_draft: values.is_draft === true,
    published_at: String(values.published_at ?? ''),
  };
  const now = new Date();
  const state = publishingStateOf(fields, now);
  const wasPublished = row?.is_published === true;
  return (
    <>
      <Segmented
        label={messages.visibility}
        value={state}
        options={STATES}
        onChange={(chosen) => {
          for (const [name, value] of Object.entries(fieldsOfState(chosen, fields, now)))
            onChangeOf(name, value);
        }}
      />
      {state === 'scheduled' && (
        <TextField
          label={messages.publishOn}
          type="datetime-local"
          hint={messages.yourLocalTime}
          error={error}
          value={fields.published_at}
          onChange={({ currentTarget: { value } }) => onChangeOf('published_at', value)}
        />
      )}
      {state !== 'draft' && wasPublished && (
        <SwitchField
          label={messages.keepChangesAsDraft}
          hint={messages.visitorsKeepSeeingPublishedTitle}
          checked={fields.is_draft}
          onChange={({ currentTarget: { checked } }) => onChangeOf('is_draft', checked)}
        />
      )}
    </>
  );
};

/** Fields that `PublishingInput` draws. */
export const DrawnByPublishing: OwnInput = () => null;

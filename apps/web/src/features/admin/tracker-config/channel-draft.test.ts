import type { ChannelSettings } from '@answerscope/contract';
import { ChannelSettings as Settings } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { CHANNEL_FIELDS, consequenceOf, judgeDraft, toDraft } from './channel-draft.ts';

const BEFORE: ChannelSettings = {
  model: 'a-model',
  search: true,
  search_context: 'medium',
  location_detail: 'city',
  max_output_tokens: 2_000,
  template: null,
  samples_per_check: 1,
  pace_parallel: 3,
  pace_pause_ms: 1_000,
  scheduled_pace_parallel: 10,
  scheduled_pace_pause_ms: 0,
  max_in_flight: 20,
  requests_per_minute: 60,
};

it('offers every setting there is', () => {
  expect(CHANNEL_FIELDS.map(({ name }) => name).sort()).toEqual(Object.keys(Settings.shape).sort());
});

it('sends what was changed and nothing else', () => {
  expect(judgeDraft(toDraft(BEFORE), BEFORE)).toMatchObject({ changed: [], settings: {} });
  const draft = { ...toDraft(BEFORE), pace_parallel: ' 5 ', search: false, template: 'Who sells {keyword}?' };
  expect(judgeDraft(draft, BEFORE).settings).toEqual({
    pace_parallel: 5,
    search: false,
    template: 'Who sells {keyword}?',
  });
});

it('takes an emptied template for none', () => {
  const before = { ...BEFORE, template: 'Who sells {keyword}?' };
  expect(judgeDraft({ ...toDraft(before), template: ' ' }, before).settings).toEqual({ template: null });
});

it('says what is wrong at its field, and sends nothing', () => {
  const draft = { ...toDraft(BEFORE), template: 'Who?', pace_parallel: '', samples_per_check: '11' };
  const { errors, settings } = judgeDraft(draft, BEFORE);
  expect(settings).toBeNull();
  expect(Object.keys(errors).sort()).toEqual(['pace_parallel', 'samples_per_check', 'template']);
  expect(errors.pace_parallel).toBe('Must be a number');
  expect(errors.samples_per_check).toBe('Must be 10 or less');
  expect(errors.template).toBe('The template must hold {keyword}');
});

it('says when answers cannot be compared any more', () => {
  const named = (name: string) => CHANNEL_FIELDS.filter((field) => field.name === name);
  expect(consequenceOf(named('model'))).toContain('cannot be compared');
  expect(consequenceOf(named('pace_parallel'))).toBe("1 setting will change, for every user's next check.");
});

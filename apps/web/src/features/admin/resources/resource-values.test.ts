import { cmsPages, logos, planResource, RESOURCES, topicSubcategories } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import {
  type FormValues,
  faultsOf,
  fieldsOf,
  ownerFieldOf,
  referenceNames,
  toFormValues,
  toWritten,
  valueInWords,
} from './resource-values.ts';

const FIELDS = fieldsOf(planResource);
const field = (name: string) => {
  const found = FIELDS.find((one) => one.name === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};

describe('the form of a resource', () => {
  it('asks for each field by its schema and hints', () => {
    expect(Object.fromEntries(FIELDS.map(({ name, kind }) => [name, kind]))).toMatchObject({
      name: 'text',
      description: 'area',
      price_monthly: 'money',
      keywords_per_channel: 'number',
      allowed_channels: 'choices',
      features: 'own',
      is_active: 'switch',
    });
    expect(field('keywords_per_channel')).toMatchObject({
      label: 'Keywords per channel',
      empty: 'Unlimited',
    });
    expect(field('allowed_channels').choices).toContainEqual({ value: 'openai', label: 'ChatGPT' });
    expect(fieldsOf(logos).find(({ kind }) => kind === 'image')).toMatchObject({
      alt: 'alt_text',
      purpose: 'logo',
    });
    const images = Object.values(RESOURCES).flatMap((resource) =>
      fieldsOf(resource).filter(({ kind }) => kind === 'image'),
    );
    expect(images.filter(({ purpose }) => purpose === undefined)).toEqual([]);
  });

  it('writes German texts once one is typed, and takes them back when all are empty', () => {
    const fields = fieldsOf(cmsPages);
    const values: FormValues = { ...toFormValues(fields, null), title: 'Team', slug: 'team' };
    expect(values.translations).toEqual({ de: { title: '', description: '', content: '' } });
    expect(toWritten(fields, values).translations).toEqual({ de: null });
    const partly = toWritten(fields, {
      ...values,
      translations: { de: { title: ' ', description: 'Wer wir sind.', content: '' } },
    });
    expect(faultsOf(cmsPages, partly)).toEqual({ 'translations.de.title': 'Please enter a title' });
    const de = { title: 'Team', description: '', content: '<p>Wir.</p>' };
    const stored = { ...partly, translations: { de } };
    expect(toWritten(fields, toFormValues(fields, stored)).translations).toEqual({ de });
    const field = fields.find(({ kind }) => kind === 'translations');
    expect(field && valueInWords(field, { de })).toBe('Team, <p>Wir.</p>');
    expect(field && valueInWords(field, { de: null })).toBe('none');
  });

  it('writes what was typed, and nothing for what may be left empty', () => {
    const typed = {
      ...toFormValues(FIELDS, null),
      price_monthly: '49,50',
      keywords_per_channel: ' ',
      name: 'Agency',
    };
    const written = toWritten(FIELDS, typed);
    expect(written).toMatchObject({
      price_monthly: 49.5,
      keywords_per_channel: null,
      name: 'Agency',
      is_active: true,
      is_highlighted: false,
    });
    const faults = faultsOf(planResource, written);
    expect(faults).toMatchObject({ price_yearly: 'Please enter an amount' });
    expect(faults).not.toHaveProperty('keywords_per_channel');
    expect(
      faultsOf(planResource, toWritten(FIELDS, { ...typed, keywords_per_channel: 'many' })),
    ).toHaveProperty('keywords_per_channel');
  });

  it('shows a row as it can be typed again', () => {
    const row = {
      keywords_per_channel: null,
      price_monthly: 49,
      allowed_channels: ['openai'],
      is_active: false,
    };
    expect(toFormValues(FIELDS, row)).toMatchObject({
      keywords_per_channel: '',
      price_monthly: '49',
      allowed_channels: ['openai'],
      is_active: false,
    });
  });

  it('begins with what a field holds where a row says nothing of it', () => {
    expect(toFormValues(FIELDS, null)).toMatchObject({ webhook_endpoints_max: '0', samples_max: '' });
    expect(toFormValues(FIELDS, { samples_max: 5 })).toMatchObject({ webhook_endpoints_max: '0' });
    expect(toFormValues(FIELDS, { webhook_endpoints_max: 3 })).toMatchObject({ webhook_endpoints_max: '3' });
  });

  it('says values in words', () => {
    expect(valueInWords(field('keywords_per_channel'), null)).toBe('Unlimited');
    expect(valueInWords(field('price_monthly'), 49)).toBe('$49');
    expect(valueInWords(field('allowed_channels'), ['openai', 'claude'])).toBe('ChatGPT, Claude');
    expect(valueInWords(field('ranking_refresh_frequency_hours'), 24)).toBe('24 hours');
    expect(valueInWords(field('is_active'), false)).toBe('no');
  });
});

describe('a reference', () => {
  const fields = fieldsOf(topicSubcategories);

  it('is chosen from the rows of a resource that exists, and its list is narrowed by it', () => {
    const declared = Object.values(RESOURCES)
      .flatMap((resource) => fieldsOf(resource))
      .filter(({ kind }) => kind === 'reference');
    expect(declared.length).toBeGreaterThan(0);
    for (const { name, references } of declared) {
      expect(name).toMatch(/_id$/);
      expect(Object.keys(RESOURCES)).toContain(references);
    }
    expect(ownerFieldOf(topicSubcategories)?.name).toBe('category_id');
    expect(ownerFieldOf(logos)).toBeNull();
  });

  it('is called in a history what the states of the row say', () => {
    const before = { category_id: 'a', category_name: 'Retail', name: 'Shoes' };
    const after = { category_id: 'b', category_name: 'Online retail', name: 'Shoes' };
    expect([...referenceNames(fields, [null, before, after])]).toEqual([
      ['a', 'Retail'],
      ['b', 'Online retail'],
    ]);
  });
});

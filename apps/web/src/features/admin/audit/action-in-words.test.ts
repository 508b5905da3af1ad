import { expect, it } from 'vitest';
import {
  actionInWords,
  deedInWords,
  fieldLabelsOf,
  orderInWords,
  subjectKindInWords,
} from './action-in-words.ts';

it.each([
  ['set_user_status', 'Set user status'],
  ['faq_items.trash', 'Move FAQ item to trash'],
  ['logos.create', 'Create logo'],
  ['logos.update', 'Update logo'],
  ['logos.reorder', 'Reorder logos'],
  ['logos.restore', 'Restore logo'],
  // What an address asks for, or a former version wrote.
  ['logos.burn', 'Logos: burn'],
  ['gone_things.update', 'Gone things: update'],
])('says the act %s as %s', (action, words) => {
  expect(actionInWords(action)).toBe(words);
});

it.each([
  ['coupons.create', 'Created coupon'],
  ['faq_items.trash', 'Trashed FAQ item'],
  ['logos.reorder', 'Reordered logos'],
  ['set_user_status', 'Set user status'],
  ['change_user_plan', 'Changed user plan'],
  ['add_admin_note', 'Added admin note'],
  ['read_mail', 'Read mail'],
  ['resend_mail', 'Resent mail'],
  ['withdraw_invitation', 'Withdrew invitation'],
  // What an address asks for, or a former version wrote.
  ['logos.burn', 'Logos: burn'],
])('says the deed %s as %s', (action, words) => {
  expect(deedInWords(action)).toBe(words);
});

it('calls what was done to by the name of its list, and its fields as its form does', () => {
  expect(['faq_items', 'data_export', 'user'].map(subjectKindInWords)).toEqual([
    'FAQ items',
    'Data export',
    'User',
  ]);
  expect(fieldLabelsOf('logos').get('alt_text')).toBe('Alternative text');
  expect(fieldLabelsOf('user').size).toBe(0);
});

it('says of a new order how many rows moved, and nothing of any other act', () => {
  const reorder = { before: { places: { a: 1, b: 2 } }, after: { places: { a: 2, b: 1 } } };
  expect(orderInWords({ subject_type: 'logos', ...reorder })).toBe('2 logos moved');
  // As it was kept before: every row, moved or not.
  const whole = { before: { order: ['a', 'b', 'c'] }, after: { order: ['b', 'a', 'c'] } };
  expect(orderInWords({ subject_type: 'logos', ...whole })).toBe('2 logos moved');
  expect(orderInWords({ subject_type: 'user', ...reorder })).toBe(null);
  expect(orderInWords({ subject_type: 'logos', before: null, after: { name: 'Acme' } })).toBe(null);
});

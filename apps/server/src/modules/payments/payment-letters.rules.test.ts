import { expect, it } from 'vitest';
import { letterOf } from './payment-letters.rules.ts';

const facts = {
  plan: 'Professional',
  otherwise: 'Free',
  endsAt: null,
  isOnTrial: false,
  url: 'https://example.com/plans',
};

it('a letter of a dispute links support where the operator has named an address, else says who is asked', () => {
  const named = letterOf('disputed', { ...facts, supportAddress: 'help@example.com' });
  expect(JSON.stringify(named)).toContain('withdraw the dispute and contact support.');
  expect(named?.blocks).toContainEqual({
    kind: 'link',
    label: 'Contact support',
    url: 'mailto:help@example.com',
  });
  const unnamed = letterOf('disputed', { ...facts, supportAddress: null });
  expect(JSON.stringify(unnamed)).toContain('withdraw the dispute and ask the people who run the site.');
  expect(unnamed?.blocks.filter(({ kind }) => kind === 'link')).toHaveLength(1);
});

import { describe, expect, it } from 'vitest';
import { anAnswer } from './answer.fixture.ts';
import { surfaceOf } from './surface.rules.ts';

const location = { country: 'US', region: 'MA', city: 'Boston', time_zone: 'UTC', language: 'en' };
const settings = { search: true, search_context: 'medium' as const };
const question = 'What are the best options for crm?';
const asked = { answer: anAnswer(), settings, question, location };

describe('the fingerprint of what was measured', () => {
  it('is the same in every version of the product', () => {
    expect(surfaceOf(asked).hash).toBe('5705066527e13ec702f39d418266ba9d');
  });

  it('leaves out what differs from answer to answer', () => {
    const other = anAnswer({
      text: 'Else.',
      searched: true,
      latency_ms: 1,
      request_id: 'x',
      cost_microdollars: 9,
    });
    expect(surfaceOf({ ...asked, answer: other })).toEqual(surfaceOf(asked));
  });

  it('does not depend on the order in which a location is written, nor on empty parts left out', () => {
    const turned = { language: 'en', time_zone: 'UTC', city: 'Boston', region: 'MA', country: 'US' };
    expect(surfaceOf({ ...asked, location: turned }).hash).toBe(surfaceOf(asked).hash);
    const bare = surfaceOf({ ...asked, location: { country: 'US' } });
    const nulls = { country: 'US', region: null, city: null, time_zone: null, language: null };
    expect(bare).toEqual(surfaceOf({ ...asked, location: nulls }));
  });

  it.each([
    ['channel', { ...asked, answer: anAnswer({ channel: 'claude' }) }],
    ['api', { ...asked, answer: anAnswer({ api: 'openai.chat' }) }],
    ['model asked', { ...asked, answer: anAnswer({ model_asked: 'gpt-6-sol' }) }],
    ['model served', { ...asked, answer: anAnswer({ model_served: 'gpt-6-luna-2026-12-01' }) }],
    ['search', { ...asked, settings: { ...settings, search: false } }],
    ['search context', { ...asked, settings: { ...settings, search_context: 'high' as const } }],
    ['question', { ...asked, question: `${question} ` }],
    ['no location', { ...asked, location: null }],
    ...Object.keys(location).map(
      (part) => [part, { ...asked, location: { ...location, [part]: 'other' } }] as const,
    ),
  ] as const)('changes with its %s', (_part, other) => {
    expect(surfaceOf(other).hash).not.toBe(surfaceOf(asked).hash);
  });
});

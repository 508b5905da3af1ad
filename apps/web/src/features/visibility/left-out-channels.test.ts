import { CHANNELS, type Channel } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { keepLeftOut, usualChannels } from './left-out-channels.ts';

function storageOf(text: string | null = null) {
  let kept = text;
  return () => ({
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  });
}

const userId = 'ada';
const PROFESSIONAL: readonly Channel[] = CHANNELS;

it('asks every assistant that can be asked until something else is chosen', () => {
  expect(usualChannels(storageOf(), { userId, available: PROFESSIONAL })).toEqual([...CHANNELS]);
  expect(usualChannels(storageOf('no json'), { userId, available: ['openai'] })).toEqual(['openai']);
});

it('leaves out what was left out the last time, of this account alone', () => {
  const storage = storageOf();
  keepLeftOut(storage, { userId, offered: PROFESSIONAL, chosen: ['openai', 'claude'] });
  expect(usualChannels(storage, { userId, available: PROFESSIONAL })).toEqual(['openai', 'claude']);
  expect(usualChannels(storage, { userId: 'grace', available: PROFESSIONAL })).toEqual([...CHANNELS]);
  keepLeftOut(storage, { userId, offered: PROFESSIONAL, chosen: PROFESSIONAL });
  expect(usualChannels(storage, { userId, available: PROFESSIONAL })).toEqual([...CHANNELS]);
});

it('asks an assistant that the plan gains, and keeps a choice about one that is busy or gone for a while', () => {
  const storage = storageOf();
  keepLeftOut(storage, { userId, offered: ['openai', 'claude', 'gemini'], chosen: ['openai', 'gemini'] });
  expect(usualChannels(storage, { userId, available: PROFESSIONAL })).toEqual([
    'openai',
    'gemini',
    'perplexity',
  ]);
  keepLeftOut(storage, { userId, offered: ['openai'], chosen: ['openai'] });
  expect(usualChannels(storage, { userId, available: PROFESSIONAL })).not.toContain('claude');
});

it('asks all that are left where nothing would be', () => {
  const storage = storageOf();
  keepLeftOut(storage, { userId, offered: ['openai', 'claude'], chosen: ['claude'] });
  expect(usualChannels(storage, { userId, available: ['openai'] })).toEqual(['openai']);
});

it('works in a browser that keeps nothing', () => {
  const refusing = () => {
    throw new Error('denied');
  };
  keepLeftOut(refusing, { userId, offered: PROFESSIONAL, chosen: ['openai'] });
  expect(usualChannels(refusing, { userId, available: PROFESSIONAL })).toEqual([...CHANNELS]);
});

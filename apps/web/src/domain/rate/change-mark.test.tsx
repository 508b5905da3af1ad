import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChangeMark } from './change-mark.tsx';

const mark = (of: Parameters<typeof ChangeMark>[0]) =>
  renderToStaticMarkup(<ChangeMark explains={false} {...of} />);

it('tells the points of a change, and in words whether it is significant', () => {
  const fallen = mark({ verdict: 'declined', sizes: { before: 0.77, now: 0.41 } });
  expect(fallen).toContain('data-tone="negative"');
  expect(fallen).toContain('>36<');
  expect(fallen).toContain('declined: 77% → 41%');
  const steady = mark({ verdict: 'no_detectable_change', sizes: { before: 0.4, now: 0.49 } });
  expect(steady).not.toContain('data-tone');
  expect(steady).toContain('>9<');
});

it('says in words alone what is not compared', () => {
  const young = mark({ verdict: 'not_enough_data', sizes: null, words: 'trend from about 26 December' });
  expect(young).toContain('trend from about 26 December');
  expect(young).not.toContain('<svg');
});

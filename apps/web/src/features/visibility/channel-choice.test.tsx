import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChannelChoice } from './channel-choice.tsx';
import { useRunKey } from './use-run-key.ts';

test('a channel on which a run is under way is said to be so and cannot be chosen', () => {
  const html = renderToStaticMarkup(
    <ChannelChoice
      available={['openai', 'claude']}
      chosen={['openai']}
      onChosen={() => undefined}
      busy={['claude']}
    />,
  );
  const [, first, second] = html.split('<label');
  expect(first).toContain('checked=""');
  expect(first).not.toContain('disabled=""');
  expect(second).not.toContain('checked=""');
  expect(second).toContain('disabled=""');
  expect(second).toContain('already being checked');
});

test('the same choice has the same key, another has another', () => {
  function Keys() {
    const keyOf = useRunKey();
    const scopes = [['openai'], ['claude'], ['openai']] as const;
    return scopes.map((channels) => keyOf({ channels: [...channels] })).join(' ');
  }
  const [first, other, again] = renderToStaticMarkup(<Keys />).split(' ');
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

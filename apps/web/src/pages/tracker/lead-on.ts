import { CHANNELS, type Channel } from '@answerscope/contract';
import { type LinkProps, redirect } from '@tanstack/react-router';
import { ASSISTANT_PLACES } from '../../features/reports/assistant-places.ts';

type Place = Pick<LinkProps, 'to' | 'search' | 'params' | 'hash'>;

const GENERATION: Place = { to: '/tracker/add-keywords', search: { from: 'ai' } };

/** What is found of an assistant under the names that the specification gives its parts: `openai/testing`, `claude-recent`. */
const partsOf = (channel: Channel): [part: string, Place][] => {
  const page = { to: `/tracker/${channel}` } as const;
  return [
    ['dashboard', page],
    ['testing', { to: '/tracker/visibility', search: { channel } }],
    ['recent', { ...page, hash: ASSISTANT_PLACES.answers }],
    ['recenttest', { ...page, hash: ASSISTANT_PLACES.answers }],
    ['performance', { ...page, hash: ASSISTANT_PLACES.trend }],
    ['ranking', { ...page, hash: ASSISTANT_PLACES.keywords }],
  ];
};

/** Other addresses of the tracker's pages, by what follows /tracker/ in them. */
const PLACES: ReadonlyMap<string, Place> = new Map<string, Place>([
  ['add-keywords/dashboard', { to: '/tracker/keywords' }],
  ['add-keywords/manual', { to: '/tracker/add-keywords' }],
  ['add-keywords/ai-generation', GENERATION],
  ['add-keywords-query', GENERATION],
  ['suggestions', GENERATION],
  ['ranking', { to: '/tracker/visibility' }],
  ...CHANNELS.flatMap((channel) =>
    partsOf(channel).flatMap(([part, place]): [string, Place][] => [
      [`${channel}/${part}`, place],
      [`${channel}-${part}`, place],
    ]),
  ),
]);

/** The page that serves an address below /tracker which is none of a page itself; of any other, the home of the tracker. */
export function placeOf(rest: string): Place {
  return PLACES.get(rest.replace(/\/+$/, '')) ?? { to: '/tracker' };
}

/** Leads on from such an address. */
export const leadOn = (rest: string) => redirect({ ...placeOf(rest), replace: true });

import { expect, it } from 'vitest';
import { accountId } from '../../test/ids.ts';
import { RecentEvents } from './recent-events.ts';

const MINUTE_MS = 60_000;
const [ada, ben, cleo] = [accountId('ada'), accountId('ben'), accountId('cleo')];

/** Recent events by a clock that starts at zero and that the test sets. */
function atZero() {
  const clock = { ms: 0 };
  return { clock, recent: new RecentEvents(() => clock.ms) };
}

it('knows how long ago the latest event of each type of a user was', () => {
  const { clock, recent } = atZero();
  recent.add(ada, 'keywords_changed');
  clock.ms = 1_000;
  recent.add(ada, 'tags_changed');
  recent.add(ben, 'profile_updated');
  clock.ms = 1_500.9;
  recent.add(ada, 'keywords_changed');
  clock.ms = 2_000.5;
  expect(recent.startFor(ada)).toEqual({
    reach_ms: 2_000,
    recent: { keywords_changed: 499, tags_changed: 1_000 },
  });
  expect(recent.startFor(cleo)).toEqual({ reach_ms: 2_000, recent: {} });
});

it('reaches back ten minutes', () => {
  const { clock, recent } = atZero();
  recent.add(ada, 'keywords_changed');
  clock.ms = 10 * MINUTE_MS;
  expect(recent.startFor(ada).recent).toEqual({ keywords_changed: 10 * MINUTE_MS });
  clock.ms += 1;
  recent.add(ben, 'tags_changed');
  expect(recent.startFor(ada)).toEqual({ reach_ms: 10 * MINUTE_MS, recent: {} });
});

it('keeps a user whose latest event is within reach, however old the first one is', () => {
  const { clock, recent } = atZero();
  recent.add(ada, 'keywords_changed');
  clock.ms = 9 * MINUTE_MS;
  recent.add(ada, 'tags_changed');
  clock.ms = 18 * MINUTE_MS;
  recent.add(ben, 'tags_changed');
  expect(recent.startFor(ada).recent).toMatchObject({ tags_changed: 9 * MINUTE_MS });
});

it('reaches back to its restart, and knows nothing of what was before', () => {
  const { clock, recent } = atZero();
  recent.add(ada, 'keywords_changed');
  clock.ms = 1_000;
  recent.restart();
  clock.ms = 1_200;
  expect(recent.startFor(ada)).toEqual({ reach_ms: 200, recent: {} });
});

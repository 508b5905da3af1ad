import type { Dashboard, Installation, JudgingStatus, PlanUsage, Profile } from '@answerscope/contract';
import { expect, test } from 'vitest';
import { headlineOf, pooledRate } from './domain/rate/headline.fixture.ts';
import { firstWordsOf } from './first-words.tsx';
import type { BroughtAnswers } from './lib/brought-answers.ts';

const HOSTILE = '</script><script>alert("1")</script>';

function answersOf(
  company_name: string,
  latest: object | null = { revision: { rate: null } },
  history_import: Installation['history_import'] = null,
) {
  const headline = headlineOf(pooledRate(1, 4), { basis: latest === null ? 'newest_results' : 'window' });
  return {
    '/api/dashboard': {
      changes: {
        items: [],
        steady: latest ? [{ channel: 'openai', before: 0.38, after: 0.4, window_days: 28 }] : [],
        wait: null,
      },
      channels: [{ channel: 'openai', latest, headline, results: { keywords: 3 } }],
    } as unknown as Dashboard,
    '/api/profile': { company_name, full_name: `Ann ${HOSTILE}`, shows_sidebar: true } as Profile,
    '/api/judgements': { current: null, names_changed: false, name_changes: null } as JudgingStatus,
    '/api/plan-usage': { keywords: 3 } as PlanUsage,
    '/api/runs?page_size=5&include=under_way': { items: [] },
    '/api/competitors': { items: [] },
    '/api/installation': { history_import } as Installation,
  } satisfies BroughtAnswers;
}

function say(path: string, answers: BroughtAnswers, cookies = ''): string {
  return firstWordsOf(path)?.render({ ...answers }, cookies) ?? '';
}

/** The same without the tags of its leading figure. */
const read = (...of: Parameters<typeof say>): string => say(...of).replaceAll(/<\/?b>/g, '');

test('the home says what changed, the dashboard how visible one is, and no other page has first words', () => {
  expect(read('/tracker', answersOf('Northwind'))).toContain(
    'No significant change in 28 days: ChatGPT 38% → 40%.',
  );
  expect(say('/tracker/dashboard', answersOf('Northwind'))).toContain(
    '<b>25%</b> of 4 answers from ChatGPT over the last 28 days mention Northwind.',
  );
  for (const path of ['/tracker', '/tracker/dashboard']) {
    expect(read(path, answersOf('Northwind', null))).toContain(
      '1 of the newest 4 answers mentions Northwind.',
    );
  }
  for (const path of ['/', '/tracker/', '/tracker/profile', '/login', 'toString'])
    expect(firstWordsOf(path)).toBeNull();
});

test('both say that the history is being imported instead of what they lack', () => {
  for (const path of ['/tracker', '/tracker/dashboard']) {
    const html = say(path, answersOf('Northwind', null, { days: 90, progress: 0.4, has_failed: false }));
    expect(html).toContain('Importing 90 days of history');
    expect(html).not.toContain('mentions Northwind');
  }
});

test('what somebody has written is text, wherever it stands', () => {
  for (const path of ['/tracker', '/tracker/dashboard']) {
    const html = say(path, answersOf(HOSTILE, null));
    expect(html).toContain('mentions &lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;.');
    // The one script is the data, which does not run.
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/json" id="brought-answers">']);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  }
});

test('the words take the place of what is rendered for everybody, and so does what stands for them', () => {
  const words = firstWordsOf('/tracker/dashboard');
  expect(words?.place).toMatch(/^<div id="first-words"><main>.*Loading\.\.\..*<\/main><\/div>$/s);
  expect(words?.fallback).toMatch(/^<div id="first-words"><main>.*<\/main><script>earlyFetch\.begin\(\[/s);
  expect(words?.fallback).toContain(JSON.stringify(words?.reads));
  expect(say('/tracker/dashboard', answersOf('Northwind'))).toMatch(
    /^<div id="first-words"><div .*<\/div>$/s,
  );
});

test('the room of the button is kept where it will come, and the sidebar as it was left', () => {
  expect(say('/tracker/dashboard', answersOf('Northwind'))).toContain('>Check all</button>');
  expect(say('/tracker/dashboard', answersOf('Northwind', null))).not.toContain('Check all');
  expect(read('/tracker', answersOf('Northwind'))).toContain('data-expanded="true"');
  expect(say('/tracker', answersOf('Northwind'), 'sidebar:state=collapsed')).toContain(
    'data-expanded="false"',
  );
  const hiding = answersOf('Northwind');
  hiding['/api/profile'].shows_sidebar = false;
  expect(say('/tracker', hiding)).toContain('data-sidebar="false"');
  expect(read('/tracker', answersOf('Northwind'))).toContain('data-sidebar="true"');
});

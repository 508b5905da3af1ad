import type { Profile } from '@answerscope/contract';
import { createORPCClient } from '@orpc/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type Api, createApiQueries } from './api.ts';
import { type BroughtAnswers, broughtAnswersHtml, keepBroughtAnswers } from './brought-answers.ts';

const MINE = '019aa000-0000-7000-8000-000000000001';
const profile = { id: MINE, company_name: '</script><script>alert(1)</script>' } as Profile;
const brought: Partial<BroughtAnswers> = { '/api/profile': profile };

/** A person's cache, and whose profile stands in it once the document's answers were offered to it. */
function profileKept(userId: string | undefined, nowMs = 500) {
  const queryClient = new QueryClient();
  const api: Api = createORPCClient({ call: () => Promise.reject(new Error('Nothing is asked here')) });
  const queries = createApiQueries(api);
  keepBroughtAnswers(brought, { queryClient, queries, userId, nowMs });
  return queryClient.getQueryData(queries.profile.get_profile.queryKey());
}

test('nothing that somebody has written ends the data or becomes a part of the page', () => {
  const html = broughtAnswersHtml(brought);
  const [, json = ''] =
    /^<script type="application\/json" id="brought-answers">(.*)<\/script>$/s.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(brought);
});

test('what was brought is kept for the one it was brought for, while it is fresh', () => {
  expect(profileKept(MINE)).toEqual(profile);
  expect(profileKept('019aa000-0000-7000-8000-000000000002')).toBeUndefined();
  expect(profileKept(undefined)).toBeUndefined();
  expect(profileKept(MINE, 10_001)).toBeUndefined();
});

import { contract, isReadCall } from '@answerscope/contract';
import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Given } from './suite.ts';
import { SUITES } from './suites.ts';

const runs = Object.values(SUITES).flatMap(({ label, parts }) =>
  parts.flatMap((part) =>
    part.runs.map((run) => ({ ...run, name: `${label}, ${part.label}, ${run.label}` })),
  ),
);

test('every suite has the tabs, inputs and buttons that it is to have', () => {
  expect(SUITES.profile.parts.map(({ label }) => label)).toEqual(['Overview', 'Profile Operations']);
  expect(SUITES.tags.parts.map(({ label }) => label)).toEqual(['CRUD', 'Bulk', 'Analytics', 'Reports']);
  expect(SUITES.admin.inputs.map(({ label }) => label)).toEqual([
    'Test user ID',
    'Plan ID',
    'Override limit',
    'Note',
  ]);
  expect(SUITES.admin.parts[0].runs.map(({ label }) => label)).toEqual([
    'Run basic tests',
    'Run advanced tests',
    'Quick lookup',
  ]);
  const analytics = SUITES.analytics.parts.flatMap((part) => part.runs.map(({ label }) => label));
  expect(analytics).toEqual([
    'Generate report',
    'Export as CSV',
    'Export as JSON',
    'Run quick reports',
    'Health check',
    'Clear cache',
  ]);
});

test('what creates something deletes it at its end', () => {
  for (const { name, steps } of runs) {
    const created = steps.filter(({ call }) => /\.(create|add)_/.test(call)).length;
    const deleted = steps.filter(({ call }) => /\.delete_/.test(call)).length;
    expect(deleted, name).toBe(created);
    if (created > 0) expect(steps.at(-1)?.call, name).toMatch(/\.delete_/);
  }
});

/** What steps find of earlier ones. */
const ID = '0199c1de-0000-7000-8000-000000000000';
const given: Given = {
  inputs: {
    user_id: ID,
    plan_id: ID,
    limit: '100',
    note: 'A note',
    report: 'user-activity',
    from: '',
    to: '',
    keyword_ids: `${ID}, ${ID},`,
    tag_ids: ID,
    action: 'remove',
  },
  userId: ID,
  mark: `Function test ${Date.now()}`,
  kept: new Map<string, unknown>([
    ['profile', { data: { language: 'en' } }],
    ['competitor', { id: ID }],
    ['user', { data: { keyword_limit_override: null } }],
    ['change', { data: { previous_plan_id: ID } }],
    ['tag', { id: ID }],
    ['keywords', { items: [{ id: ID }] }],
  ]),
};

/** A call of the contract by its name, 'admin.run_admin_operation' of one that is followed by an operation. */
function procedureOf(call: string) {
  const [name = ''] = call.split(':');
  const found = name.split('.').reduce<unknown>((node, part) => Reflect.get(node as object, part), contract);
  if (!isContractProcedure(found)) throw new Error(`the contract has no ${call}`);
  return { name, method: found['~orpc'].route.method ?? 'POST', schema: found['~orpc'].inputSchema };
}

test('every step sends what its function takes', () => {
  for (const { name, steps } of runs)
    for (const { call, label, input } of steps) {
      const { schema } = procedureOf(call);
      const result = (schema as z.ZodType | undefined)?.safeParse(input?.(given));
      expect(result?.error?.issues ?? [], `${name}, ${label}`).toEqual([]);
    }
});

test('what does not say that it writes only reads, and what says so does', () => {
  for (const { name, steps, writes } of runs) {
    const isRead = steps.every(({ call, input }) => isReadCall(procedureOf(call), input?.(given)));
    expect(isRead, name).toBe(writes === undefined);
  }
});

test('ids are typed with commas between them, and none is said to be missing', () => {
  const input = (keyword_ids: string) =>
    SUITES.tags.parts[1]?.runs[0]?.steps[0]?.input?.({ ...given, inputs: { ...given.inputs, keyword_ids } });
  expect(input(`${ID},, ${ID} `)).toEqual({ keyword_ids: [ID, ID], tag_ids: [ID], action: 'remove' });
  for (const nothing of ['', ' , ']) expect(() => input(nothing)).toThrow('Keyword IDs is not filled in.');
});

test('nothing of administrators is run without a test user', () => {
  const { needs, parts, inputs } = SUITES.admin;
  expect(inputs.map(({ name }) => name)).toContain(needs?.input);
  expect(needs?.refusal).toBe('Test user ID must be entered before admin tests run.');
  const lookup = parts[0].runs.at(-1)?.steps[0];
  expect(() => lookup?.input?.({ ...given, inputs: {} })).toThrow('Test user ID is not filled in.');
  const audit = parts[0].runs[0]?.steps.find(({ label }) => label === 'Get audit logs');
  expect(audit?.input?.(given)).toMatchObject({ data: { limit: 10 } });
});

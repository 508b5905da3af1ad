import { describe, expect, it } from 'vitest';
import type { FunctionReply } from './call-function.ts';
import { resultsAsCsv, resultsAsJson, resultsInWords, runSuite, type StepResult } from './run-suite.ts';
import { keptAt, type SuiteFile, type SuiteRun } from './suite.ts';

const reply = (value: unknown, isSuccess = true): FunctionReply => ({
  isSuccess,
  status: isSuccess ? 200 : 403,
  ms: 10,
  value,
  text: JSON.stringify(value),
  leftOut: null,
});

const RUN: SuiteRun = {
  label: 'Run advanced tests',
  writes: 'A tag',
  steps: [
    {
      label: 'Add a tag',
      call: 'tags.create_tag',
      input: ({ mark }) => ({ name: mark }),
      keeps: 'tag',
    },
    {
      label: 'Delete it',
      call: 'tags.delete_tag',
      input: (given) => ({ tag_id: keptAt(given, 'tag', 'id') }),
      file: (value) => ({ name: 'x.json', type: 'application/json', content: JSON.stringify(value) }),
    },
  ],
};

async function ran(answers: Record<string, FunctionReply>) {
  const asked: unknown[] = [];
  const seen: string[] = [];
  const files: SuiteFile[] = [];
  let last: readonly StepResult[] = [];
  await runSuite(RUN, {
    given: { inputs: {}, userId: 'me', mark: 'Function test 7' },
    call: (name, input) => {
      asked.push([name, input]);
      const found = answers[name];
      return found ? Promise.resolve(found) : Promise.reject(new Error('broken'));
    },
    save: (file) => files.push(file),
    onChange: (results) => {
      seen.push(results.map(({ state }) => state).join());
      last = results;
    },
  });
  return { asked, seen, files, last };
}

describe('a run of a suite', () => {
  it('asks one after another, each pending and then a success, and gives later ones what was answered', async () => {
    const { asked, seen, files, last } = await ran({
      'tags.create_tag': reply({ id: 'a tag' }),
      'tags.delete_tag': reply({}),
    });
    expect(seen).toEqual(['pending,pending', 'success,pending', 'success,success']);
    expect(asked).toEqual([
      ['tags.create_tag', { name: 'Function test 7' }],
      ['tags.delete_tag', { tag_id: 'a tag' }],
    ]);
    expect(files.map(({ content }) => content)).toEqual(['{}']);
    expect(resultsInWords(last)).toBe('2 of 2 succeeded after 20 ms');
  });

  it('goes on after an error, and asks for nothing that would need what is missing', async () => {
    const { asked, last } = await ran({ 'tags.create_tag': reply({ code: 'FORBIDDEN' }, false) });
    expect(asked).toHaveLength(1);
    expect(last.map(({ state }) => state)).toEqual(['error', 'error']);
    expect(last[1]?.notAsked).toContain('An earlier step');
    expect(resultsInWords(last)).toBe('0 of 2 succeeded after 10 ms');
  });

  it('saves no file where the step failed', async () => {
    const { files, last } = await ran({
      'tags.create_tag': reply({ id: 'a tag' }),
      'tags.delete_tag': reply({}, false),
    });
    expect(files).toEqual([]);
    expect(last[1]?.state).toBe('error');
  });

  it('counts what has ended while it goes on', () => {
    const pending = { label: 'a', call: 'b', state: 'pending', reply: null, notAsked: null } as const;
    expect(resultsInWords([pending, { ...pending, state: 'success' }])).toBe('1 of 2 ended');
  });
});

describe('results as a file', () => {
  const results: StepResult[] = [
    { label: 'Read, twice', call: 'x.y', state: 'success', reply: reply({ a: '"q"' }), notAsked: null },
    { label: 'Not asked', call: 'x.z', state: 'error', reply: null, notAsked: '=1+1' },
  ];

  it('are JSON with what was answered', () => {
    expect(JSON.parse(resultsAsJson(results))).toMatchObject([
      { step: 'Read, twice', status: 200, milliseconds: 10, reply: { a: '"q"' } },
      { state: 'error', status: null, reply: '=1+1' },
    ]);
  });

  it('are CSV in which nothing breaks a row and nothing is calculated', () => {
    expect(resultsAsCsv(results).split('\r\n')).toEqual([
      'step,function,state,status,milliseconds,reply',
      '"Read, twice",x.y,success,200,10,"{""a"":""\\""q\\""""}"',
      "Not asked,x.z,error,,,'=1+1",
      '',
    ]);
  });
});

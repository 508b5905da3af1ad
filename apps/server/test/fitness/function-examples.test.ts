import { FILE_CALLS } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { listFunctions } from '../../src/modules/functions/functions.rules.ts';
import { contractOperations } from './procedures.ts';
import { walked } from './walked.ts';

const functions = listFunctions();

describe('the functions that administrators can try out', () => {
  it('are every call of the contract and every operation', () => {
    const expected = contractOperations().map(({ name, method, path }) => `${method} ${path} ${name}`);
    expect(functions.map(({ name, method, path }) => `${method} ${path} ${name}`)).toEqual(expected);
    walked(functions.length, 'functions');
  });

  it('have an example each that the function takes', () => {
    const refused = contractOperations().flatMap((procedure, at) => {
      const { example = null, file_field = null } = functions[at] ?? {};
      if (example === null) return procedure.accepts(undefined) ? [] : [procedure.name];
      const input = JSON.parse(example) as Record<string, unknown>;
      if (file_field !== null) input[file_field] = new File(['x'], 'logo.png', { type: 'image/png' });
      return procedure.accepts(input) ? [] : [`${procedure.name}: ${example}`];
    });
    expect(refused).toEqual([]);
    expect(functions.filter(({ file_field }) => file_field !== null).map(({ name }) => name)).toEqual(
      Object.keys(FILE_CALLS).toSorted(),
    );
  });

  it('say what reads by its method, and of the others by what the contract names', () => {
    for (const { name, method, kind } of functions) if (method === 'GET') expect(kind, name).toBe('read');
    const kinds = new Map(functions.map(({ name, kind }) => [name, kind]));
    expect(kinds.get('tags.get_tags')).toBe('read');
    expect(kinds.get('tags.create_tag')).toBe('write');
    expect(kinds.get('admin.run_admin_operation:get_user_details')).toBe('read');
    expect(kinds.get('admin.run_admin_operation:delete_account')).toBe('write');
    expect(kinds.get('admin.generate_report')).toBe('read');
    expect(kinds.get('admin.clear_report_cache')).toBe('write');
    expect(kinds.get('reports.generate_my_report')).toBe('read');
    expect(kinds.get('reports.clear_my_report_cache')).toBe('write');
  });
});

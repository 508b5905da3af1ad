import { describe, expect, it } from 'vitest';
import { allowedMethods, labelOf, type Mount, mountAt } from './mounts.ts';

const mount = (at: Mount['at'], more: Partial<Mount> = {}): Mount => ({
  at,
  methods: ['GET', 'HEAD'],
  guard: 'host',
  label: 'page',
  answer: () => undefined,
  ...more,
});

describe('an address', () => {
  const exact = mount('/api/docs', { label: 'docs' });
  const below = mount('/api/*', {
    methods: (path) => (path === '/api/keywords' ? ['POST', 'GET'] : []),
    label: (path) => path.slice(1),
  });
  const file = mount((path) => path === '/logo.svg', { label: 'asset' });
  const table = [exact, below, file];

  it.each([
    ['/api/docs', exact],
    ['/api/docs/', below],
    ['/api', below],
    ['/api/keywords', below],
    ['/logo.svg', file],
    ['/apiary', null],
    ['/', null],
  ])('%s belongs to the first mount that covers it', (path, owner) => {
    expect(mountAt(table, path)).toBe(owner);
  });

  it('is counted under the label of its mount, and those of nobody under one', () => {
    expect(labelOf(table, '/api/docs')).toBe('docs');
    expect(labelOf(table, '/api/keywords')).toBe('api/keywords');
    expect(labelOf(table, '/nowhere')).toBe('none');
  });

  it('says its methods in order with OPTIONS, or that it does not exist', () => {
    expect(allowedMethods(below, '/api/keywords')).toEqual(['GET', 'OPTIONS', 'POST']);
    expect(allowedMethods(below, '/api/nothing')).toBeNull();
  });
});

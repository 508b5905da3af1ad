import { expect, it } from 'vitest';
import { readSidebarState, sidebarCookie } from './sidebar-state.ts';

it('keeps the choice in a cookie for seven days', () => {
  expect(sidebarCookie('collapsed')).toBe('sidebar:state=collapsed; path=/; max-age=604800; samesite=lax');
});

it('reads the choice back among other cookies', () => {
  expect(readSidebarState('a=1; sidebar:state=collapsed; b=2')).toBe('collapsed');
  expect(readSidebarState('sidebar:state=expanded')).toBe('expanded');
});

it('is expanded for who never chose', () => {
  expect(readSidebarState('')).toBe('expanded');
  expect(readSidebarState('xsidebar:state=collapsed')).toBe('expanded');
});

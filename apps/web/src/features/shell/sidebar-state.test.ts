import { expect, it } from 'vitest';
import { readSidebarState, shownCookie, sidebarCookie, wasSidebarShown } from './sidebar-state.ts';

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

it('has a sidebar for who never hid it, and remembers in this browser that there was none', () => {
  expect(wasSidebarShown('')).toBe(true);
  expect(wasSidebarShown('sidebar:state=collapsed')).toBe(true);
  expect(shownCookie(false)).toBe('sidebar:shown=no; path=/; max-age=604800; samesite=lax');
  for (const isShown of [true, false]) {
    const [cookie] = shownCookie(isShown).split('; ');
    expect(wasSidebarShown(`a=1; ${cookie}; sidebar:state=expanded`)).toBe(isShown);
  }
});

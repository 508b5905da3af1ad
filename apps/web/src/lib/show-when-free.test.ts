import { expect, it } from 'vitest';
import { showWhenFree } from './show-when-free.ts';
import { createToasts } from './toasts.ts';

it('shows a message at once where none is shown', () => {
  const toasts = createToasts();
  showWhenFree(toasts, { title: 'Report Generated' });
  expect(toasts.current()?.title).toBe('Report Generated');
});

it('waits until the message before it is gone, one after the other', () => {
  const toasts = createToasts();
  const first = toasts.show({ title: 'Visibility Check Complete' });
  showWhenFree(toasts, { title: 'first report' });
  showWhenFree(toasts, { title: 'second report' });
  expect(toasts.current()?.title).toBe('Visibility Check Complete');
  toasts.dismiss(first);
  expect(toasts.current()?.title).toBe('first report');
  toasts.dismiss(toasts.current()?.id ?? 0);
  expect(toasts.current()?.title).toBe('second report');
});

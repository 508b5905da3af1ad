import { describe, expect, it, vi } from 'vitest';
import { createToasts } from './toasts.ts';

describe('toasts', () => {
  it('shows one at a time, the newest, for five seconds unless it says otherwise', () => {
    const toasts = createToasts();
    toasts.show({ title: 'First' });
    toasts.show({ title: 'Second', duration_ms: 6000 });
    expect(toasts.current()).toMatchObject({ title: 'Second', tone: 'neutral', duration_ms: 6000 });
    toasts.show({ title: 'Third' });
    expect(toasts.current()?.duration_ms).toBe(5000);
  });

  it('does not let a late dismissal take away the toast after it', () => {
    const toasts = createToasts();
    const first = toasts.show({ title: 'First' });
    toasts.show({ title: 'Second' });
    toasts.dismiss(first);
    expect(toasts.current()?.title).toBe('Second');
  });

  it('lets what waited for the undo go ahead once, also when another toast takes the place', () => {
    const toasts = createToasts();
    const onClose = vi.fn();
    const id = toasts.show({ title: 'Keyword deleted', onClose });
    toasts.show({ title: 'Other' });
    toasts.dismiss(id);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('runs the undo instead, when that is chosen', () => {
    const toasts = createToasts();
    const onClose = vi.fn();
    const onSelect = vi.fn();
    const id = toasts.show({ title: 'Keyword deleted', onClose, action: { label: 'Undo', onSelect } });
    toasts.act(id);
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    expect(toasts.current()).toBeNull();
  });

  it('tells its listeners of every change until they leave', () => {
    const toasts = createToasts();
    const listener = vi.fn();
    const leave = toasts.subscribe(listener);
    toasts.dismiss(toasts.show({ title: 'One' }));
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    toasts.show({ title: 'Two' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

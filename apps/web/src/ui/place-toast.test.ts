import { describe, expect, it } from 'vitest';
import { type Box, coveredBy, placeToast } from './place-toast.ts';

const desk = { width: 1350, height: 900 };
const phone = { width: 360, height: 740 };
const wide = { width: 388, height: 66 };
const narrow = { width: 328, height: 66 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

describe('a message', () => {
  it('stands in the lower right corner where nothing is in its way', () => {
    expect(placeToast(wide, { window: desk, controls: [box(16, 16, 40, 40)] })).toEqual({
      left: 946,
      top: 818,
    });
    expect(placeToast(narrow, { window: phone, controls: [] })).toEqual({ left: 16, top: 658 });
  });

  it('stands above a button in that corner, or beside it where that is nearer', () => {
    const button = box(1200, 840, 130, 36);
    const above = placeToast(wide, { window: desk, controls: [button] });
    expect(above.left).toBe(946);
    expect(coveredBy({ ...above, ...wide }, [button])).toBe(0);
    expect(button.top - (above.top + wide.height)).toBeLessThan(16);
    // Where it stands now says nothing of where it may stand.
    expect(placeToast(box(946, 818, 388, 66), { window: desk, controls: [button] })).toEqual(above);
    const column = box(1200, 100, 130, 780);
    const beside = placeToast(wide, { window: desk, controls: [column] });
    expect(beside).toEqual({ left: 473, top: 818 });
  });

  it('finds the one gap between the controls of a phone', () => {
    const rows = Array.from({ length: 12 }, (_, at) => box(16, 16 + at * 60, 328, 44));
    const withGap = rows.filter((_, at) => at !== 4 && at !== 5);
    const found = placeToast(narrow, { window: phone, controls: withGap });
    expect(coveredBy({ ...found, ...narrow }, withGap)).toBe(0);
  });

  it('covers as little as can be where every place covers something', () => {
    const rows = Array.from({ length: 15 }, (_, at) => box(16, at * 50, at === 3 ? 40 : 328, 44));
    const found = placeToast(narrow, { window: phone, controls: rows });
    expect(found.top).toBeGreaterThan(100);
    expect(found.top).toBeLessThan(200);
  });

  it('stays in a window that is smaller than it', () => {
    expect(placeToast(wide, { window: { width: 300, height: 50 }, controls: [] })).toEqual({
      left: 0,
      top: 0,
    });
  });
});

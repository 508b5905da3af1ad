import { describe, expect, it } from 'vitest';
import { RequestError } from './request-error.ts';
import { isInOtherView, readOnlyInWords, watchingViewEnd } from './view-as.ts';

const refusal = (reason: string) =>
  new RequestError({
    code: 'FORBIDDEN',
    status: 403,
    message: 'Viewing as Dana Whitfield is read-only.',
    details: { reason },
  });

/** What a page does that is answered with this. */
async function reloadsAfter(error: Error): Promise<number> {
  let reloads = 0;
  const fetcher = watchingViewEnd(
    () => Promise.reject(error),
    () => {
      reloads += 1;
    },
  );
  await expect(fetcher('/api/profile')).rejects.toBe(error);
  return reloads;
}

describe('a page of a view as a user', () => {
  it('is loaded anew when the view has ended, and by no other refusal', async () => {
    expect(await reloadsAfter(refusal('view_as_ended'))).toBe(1);
    expect(await reloadsAfter(refusal('view_as_read_only'))).toBe(0);
    expect(await reloadsAfter(new Error('broken'))).toBe(0);
  });

  it('is of another view where somebody else is answered, or the same one in another way', () => {
    const seen = (id: string, view_ends_at_ms: number | null) => ({
      id,
      email: `${id}@example.com`,
      full_name: '',
      image_url: null,
      language: null,
      view_ends_at_ms,
      is_visit: false,
    });
    const viewed = seen('dana', 60_000);
    expect(isInOtherView(viewed, seen('admin', null))).toBe(true);
    expect(isInOtherView(viewed, seen('eve', 60_000))).toBe(true);
    expect(isInOtherView(viewed, seen('dana', null))).toBe(true);
    expect(isInOtherView(seen('admin', null), viewed)).toBe(true);
    expect(isInOtherView(viewed, { ...seen('dana', 59_990), full_name: 'Dana Whitfield' })).toBe(false);
    expect(isInOtherView(seen('dana', null), seen('dana', null))).toBe(false);
    expect(isInOtherView(seen('dana', null), { ...seen('dana', null), is_visit: true })).toBe(true);
    expect(isInOtherView(viewed, null)).toBe(false);
    expect(isInOtherView(undefined, viewed)).toBe(false);
  });

  it('says why nothing was written in the words of the server', () => {
    expect(readOnlyInWords(refusal('view_as_read_only'))).toBe('Viewing as Dana Whitfield is read-only.');
    expect(readOnlyInWords(refusal('demonstration_read_only'))).not.toBeNull();
    expect(readOnlyInWords(refusal('foreign_origin'))).toBeNull();
    expect(readOnlyInWords(new Error('broken'))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { check, sharedCheckApp } from './check-app.fixture.ts';

const app = sharedCheckApp();

describe('a list of results without texts', () => {
  it('leaves out what was answered, says what failed, and tells everything else', async () => {
    const user = await app.newTracker({ keywords: ['crm software', 'invoicing'] });
    await check(user, { keyword: 'crm software' });
    await app.fault({ kind: 'quota' });
    const failed = await check(user, { keyword: 'invoicing' });
    const [invoicing, crm] = (await user.get('/api/visibility-results')).body.items;
    expect(crm.response_text.length).toBeGreaterThan(200);
    const { items } = (await user.get('/api/visibility-results?with_text=false')).body;
    expect(items).toEqual([
      { ...invoicing, response_text: failed.body.responseText },
      { ...crm, response_text: null },
    ]);
  });
});

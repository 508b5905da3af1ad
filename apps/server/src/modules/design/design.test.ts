import type { TokenScheme } from '@answerscope/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { addRow } from '../../../test/fitness/resource-examples.ts';
import type { TestUser } from '../../../test/user.ts';

let app: TestApp;
let administrator: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
  other = await app.newAdministrator();
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('delete from design_versions; delete from design_drafts'));

const DESIGN = '/api/admin/design';
const token = (token_name: string, scheme: TokenScheme, token_value: string) => ({
  token_name,
  scheme,
  token_value,
});
const TEAL = [token('accent', 'dark', '#0f766e'), token('accent_hover', 'dark', '#115e59')];

const save = (version: number, tokens: readonly object[], by = administrator) =>
  by.put(`${DESIGN}/draft`, { version, tokens });
const publish = (draft_version: number, published_number: number, by = administrator) =>
  by.post(`${DESIGN}/publish`, { draft_version, published_number, reason: 'Our colours' });
const revert = (number: number, published_number: number) =>
  administrator.post(`${DESIGN}/revert`, { number, published_number, reason: 'A mistake' });
const shown = async () => (await fetch(`${app.baseUrl}/api/design-tokens`)).json();

describe('the draft', () => {
  it('is nobody’s but the administrators’, and says who changed it', async () => {
    expect((await administrator.get(DESIGN)).body).toEqual({
      draft: { version: 0, tokens: [], updated_at: null, updated_by: null },
      published: null,
    });
    const saved = await save(0, [token('accent', 'dark', '#0F766E')]);
    expect(saved.body).toMatchObject({
      version: 1,
      tokens: [token('accent', 'dark', '#0f766e')],
      updated_by: administrator.email,
    });
    expect(await shown()).toEqual([]);
    const user = await app.newUser();
    expectClosedError(await user.get(DESIGN), 403);
  });

  it('of two who change it at once, the second is shown what the first has written', async () => {
    await save(0, TEAL);
    const refused = expectClosedError(await save(0, [token('radius', 'both', '4px')], other), 409);
    expect(refused.details).toMatchObject({
      reason: 'version_changed',
      stored: { version: 1, tokens: TEAL, updated_by: administrator.email },
    });
    const both = await Promise.all([
      save(1, [token('radius', 'both', '4px')]),
      save(1, [token('radius', 'both', '5px')], other),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('may have too little contrast, and no value that is none', async () => {
    expect((await save(0, [token('text', 'dark', '#222222')])).status).toBe(200);
    const hostile = [token('accent', 'dark', 'red;}'), token('positive', 'dark', '#000000')];
    expect(expectClosedError(await save(1, hostile), 400).details?.fields).toEqual({
      'tokens.0.token_value': ['accent (dark): Please enter a colour such as #5f5cdf'],
      'tokens.1.token_value': [
        'positive (dark): This name is protected. Good, bad and doubtful look the same everywhere to keep verdicts clear.',
      ],
    });
    expectClosedError(await save(1, [token('text', 'dark', '#222222')]), 409);
  });
});

describe('a design that is published', () => {
  it('is a version with who and why, is read by everybody, and is an immutable style sheet', async () => {
    await save(0, [...TEAL, token('radius', 'both', '4px')]);
    const published = (await publish(1, 0)).body;
    expect(published).toMatchObject({
      number: 1,
      published_by: administrator.email,
      reason: 'Our colours',
      restored: null,
    });
    expect(await shown()).toEqual([
      { ...token('accent', 'dark', '#0f766e'), token_group: 'accents' },
      { ...token('accent_hover', 'dark', '#115e59'), token_group: 'accents' },
      { ...token('radius', 'both', '4px'), token_group: 'radius' },
    ]);
    const sheet = await fetch(app.baseUrl + published.style_sheet);
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(sheet.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sheet.text()).toContain('--accent: #0f766e;');
    const known = await fetch(app.baseUrl + published.style_sheet, {
      headers: { 'if-none-match': sheet.headers.get('etag') ?? '' },
    });
    expect(known.status).toBe(304);
    const other = await fetch(`${app.baseUrl}/design/${'0'.repeat(64)}.css`);
    expect(other.status).toBe(404);
    const audited = await app.database.query(
      "select reason, before, after from audit_logs where action = 'publish_design' order by created_at desc limit 1",
    );
    expect(audited[0]).toMatchObject({
      reason: 'Our colours',
      before: { number: 0 },
      after: { number: 1, 'accent (dark)': '#0f766e', radius: '4px' },
    });
  });

  it('is refused with each pair that has too little contrast, and nothing of it is kept', async () => {
    await save(0, [token('on_accent', 'light', '#8d8af5')]);
    const refused = expectClosedError(await publish(1, 0), 400);
    expect(refused.details?.fields).toEqual({
      tokens: [
        'Light: on_accent on accent has 2.02:1 and needs 4.5:1 (The most important button)',
        'Light: on_accent on accent_hover has 2.46:1 and needs 4.5:1 (The same under the pointer)',
      ],
    });
    expect(await shown()).toEqual([]);
    expect(await app.database.query('select 1 from design_versions')).toEqual([]);
  });

  it('is what its administrator has seen: of two who publish at once one is refused', async () => {
    await save(0, TEAL);
    expectClosedError(await publish(0, 0), 409);
    const replies = await Promise.all([publish(1, 0), publish(1, 0, other)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(expectClosedError(await publish(1, 1), 409).details).toEqual({ reason: 'nothing_changed' });
  });

  it('goes back to any former one, and to the built-in look, each as a version more', async () => {
    await save(0, TEAL);
    const first = (await publish(1, 0)).body;
    await save(1, [token('radius', 'both', '4px')]);
    await publish(2, 1);
    const again = (await revert(1, 2)).body;
    expect(again).toMatchObject({ number: 3, restored: 1, style_sheet: first.style_sheet, tokens: TEAL });
    expectClosedError(await revert(2, 2), 409);
    expectClosedError(await revert(9, 3), 404);
    const builtIn = (await revert(0, 3)).body;
    expect(builtIn).toMatchObject({ number: 4, restored: 0, style_sheet: null, tokens: [] });
    expect(await shown()).toEqual([]);
    const { items, total } = (await administrator.get(`${DESIGN}/versions`)).body;
    expect(total).toBe(4);
    expect(
      items.map(({ number, published_by }: { number: number; published_by: string }) => [
        number,
        published_by,
      ]),
    ).toEqual([4, 3, 2, 1].map((number) => [number, administrator.email]));
    // Pages that are open still ask for what they were sent with.
    expect((await fetch(app.baseUrl + first.style_sheet)).status).toBe(200);
  });

  it('has every process render its pages anew, at the moment when it is published', async () => {
    const heard: string[] = [];
    const listening = await app.services.database.servicePool.connect();
    listening.on('notification', ({ channel }) => heard.push(channel));
    await listening.query('listen answerscope_content');
    await save(0, TEAL);
    expect(heard).toEqual([]);
    await publish(1, 0);
    await expect.poll(() => heard).toEqual(['answerscope_content']);
    await listening.query('unlisten *');
    listening.release();
  });
});

describe('theme templates', () => {
  const TEMPLATES = '/api/admin/theme_templates';
  const builtIn = async () =>
    (await administrator.get(`${TEMPLATES}?search=Teal`)).body.items.find(
      ({ is_built_in }: { is_built_in: boolean }) => is_built_in,
    );

  it('are put into the draft as a set, and may then be published', async () => {
    await save(0, [token('radius', 'both', '4px')]);
    const { id, tokens } = await builtIn();
    const applied = await administrator.post(`${DESIGN}/draft/template`, { version: 1, template_id: id });
    expect(applied.body).toMatchObject({ version: 2, tokens });
    expect((await publish(2, 0)).status).toBe(200);
    const stale = await administrator.post(`${DESIGN}/draft/template`, { version: 1, template_id: id });
    expectClosedError(stale, 409);
  });

  it('that came with the product cannot be changed nor put in the trash', async () => {
    const { id, version, name, tokens } = await builtIn();
    const values = { name, description: 'Mine', tokens };
    const changed = await administrator.put(`${TEMPLATES}/${id}`, { version, values });
    expect(expectClosedError(changed, 409).details).toEqual({ reason: 'built_in' });
    const trash = await administrator.post(`${TEMPLATES}/bulk`, {
      action: 'trash',
      ids: [id],
      reason: 'A test',
    });
    expect(trash.body.results[0]).toMatchObject({ success: false, error: { code: 'CONFLICT' } });
  });

  it('in the trash are not applied', async () => {
    const { id } = await addRow(administrator, 'theme_templates');
    await administrator.post(`${TEMPLATES}/bulk`, { action: 'trash', ids: [id], reason: 'A test' });
    expectClosedError(
      await administrator.post(`${DESIGN}/draft/template`, { version: 0, template_id: id }),
      404,
    );
  });

  it('say of each token what is wrong with it', async () => {
    const bad = { name: 'Bad', description: '', tokens: [token('radius', 'both', 'url(x)')] };
    expect(expectClosedError(await administrator.post(TEMPLATES, bad), 400).details?.fields).toEqual({
      'tokens.0.token_value': ['radius: Please enter a length in px'],
    });
  });
});

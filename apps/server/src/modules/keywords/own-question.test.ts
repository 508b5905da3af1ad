import { describe, expect, it } from 'vitest';
import { sharedApp } from '../../../test/shared-app.ts';

const app = sharedApp();

const INVALID = 'Please enter a valid question with letters, numbers and punctuation, and without a link.';

describe('the question of a keyword in the words of its user', () => {
  it('is kept with the keyword, changed and taken away; its topic stays', async () => {
    const user = await app.newUser();
    const added = await user.post('/rpc/add_my_keyword', {
      keyword_text: 'crm',
      topic_text: 'Sales',
      question_text: '  Which CRM\n\tsuits “small” bakeries?  ',
    });
    expect(added.body).toMatchObject({ topic: 'Sales', question: 'Which CRM suits “small” bakeries?' });
    const path = `/api/keywords/${added.body.id}`;
    const changed = await user.patch(path, { question_text: 'Which CRM under $20?' });
    expect(changed.body).toMatchObject({ topic: 'Sales', question: 'Which CRM under $20?' });
    expect((await user.patch(path, { topic_text: 'Shop' })).body.question).toBe('Which CRM under $20?');
    expect((await user.get('/api/keywords')).body.items).toMatchObject([
      { keyword: 'crm', topic: 'Shop', question: 'Which CRM under $20?' },
    ]);
    expect((await user.patch(path, { question_text: ' ' })).body).toMatchObject({
      topic: 'Shop',
      question: null,
    });
    expect((await user.patch(path, {})).body).toEqual((await user.get(path)).body);
    expect((await user.post('/rpc/add_my_keyword', { keyword_text: 'erp' })).body.question).toBeNull();
  });

  it.each([
    ['a link', 'What of https://example.com?', INVALID],
    ['no letter', '123?', INVALID],
    ['a tag', 'Which <b>CRM</b>?', INVALID],
    ['a control character', 'Which\u0000CRM?', INVALID],
    ['half a character', 'Which \ud83d CRM?', INVALID],
    ['501 characters', 'x'.repeat(501), 'This question is too long. It may have at most 500 characters.'],
    ['a whole book', 'x'.repeat(9_000), 'This question is too long. It may have at most 500 characters.'],
  ])('is refused with %s, and nothing is stored', async (_name, question_text, message) => {
    const user = await app.newUser();
    const keyword = (await user.post('/rpc/add_my_keyword', { keyword_text: 'crm' })).body;
    const added = await user.post('/rpc/add_my_keyword', { keyword_text: 'erp', question_text });
    const changed = await user.patch(`/api/keywords/${keyword.id}`, { question_text });
    for (const reply of [added, changed]) {
      expect(reply.status).toBe(400);
      expect(reply.body.details.fields.question_text).toEqual([message]);
    }
    expect((await user.get('/api/keywords')).body.items).toEqual([
      { ...keyword, last_checked_at: null, tags: [], figures: null },
    ]);
  });

  it('comes with an imported list, and a row whose question is none says so', async () => {
    const user = await app.newUser();
    const keywords = [
      { keyword: 'crm', question: ' Which  CRM? ' },
      { keyword: 'erp', question: '' },
      { keyword: 'hr', question: 'www.example.com' },
      { keyword: 'pos', question: 'x'.repeat(501) },
    ];
    const { body } = await user.post('/api/keywords/import', { keywords });
    expect(body.rows.map((row: { message: string | null }) => row.message)).toEqual([
      null,
      null,
      INVALID,
      'This question is too long. It may have at most 500 characters.',
    ]);
    expect((await user.get('/api/keywords?sort=keyword&order=asc')).body.items).toMatchObject([
      { keyword: 'crm', question: 'Which CRM?' },
      { keyword: 'erp', question: null },
    ]);
  });

  it('of somebody else cannot be changed', async () => {
    const [user, other] = [await app.newUser(), await app.newUser()];
    const { id } = (await other.post('/rpc/add_my_keyword', { keyword_text: 'theirs' })).body;
    expect((await user.patch(`/api/keywords/${id}`, { question_text: 'Taken?' })).status).toBe(404);
    expect((await user.patch(`/api/keywords/${id}`, {})).status).toBe(404);
    expect((await other.get(`/api/keywords/${id}`)).body.question).toBeNull();
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { check, KEYWORD, sharedCheckApp } from './check-app.fixture.ts';

const app = sharedCheckApp();
let introduced: { name: string; question: string }[];
let introduceBrand: typeof app.checks.introduceBrand;
beforeAll(() => {
  ({ introduceBrand } = app.checks);
  // As in demonstration mode: the simulator hears of a company when somebody asks about it.
  app.checks.introduceBrand = (brand) => {
    introduced.push(brand);
    app.simulator.addTrackedBrand(brand);
  };
});
afterAll(() => {
  app.checks.introduceBrand = introduceBrand;
});
afterEach(async () => {
  await app.resetSimulator();
  await app.expectBooksToBalance();
});

/** The texts of a dozen answers: enough for some that name the company and some that do not. */
async function answersTo(user: TestUser, asked: { companyName: string; keyword: string }): Promise<string[]> {
  const texts: string[] = [];
  for (let round = 0; round < 12; round += 1) texts.push((await check(user, asked)).body.responseText);
  return texts;
}

describe('a company that simulated assistants hear of', () => {
  it.each([
    ['Café & Söhne', 'Café & Söhne'],
    ["O'Neill-Marks Co.", "O'Neill-Marks Co."],
    ['東京ベーカリー', '東京ベーカリー'],
    ['**Nord** [wind](https://evil.example)', 'Nord windhttpsevil.example'],
    ['<img src=x> Bakery', 'img srcx Bakery'],
    ['| Nordwind |', 'Nordwind'],
  ])('%s is introduced by its letters alone', async (company, plain) => {
    introduced = [];
    const user = await app.newTracker({ company });
    const { status } = await check(user, { companyName: company });
    expect(status).toBe(200);
    const [asked] = await app.requests();
    expect(introduced).toEqual([{ name: plain, question: asked?.question }]);
  });

  it('is named in answers to the question it was introduced with, and to no other', async () => {
    introduced = [];
    const own = { companyName: 'Quillmark', keyword: KEYWORD };
    const other = { companyName: 'Brambleworks', keyword: 'payroll software' };
    const trackerOf = ({ companyName, keyword }: typeof own) =>
      app.newTracker({ company: companyName, keywords: [keyword], plan: 'Professional' });
    const ownTexts = await answersTo(await trackerOf(own), own);
    const otherTexts = await answersTo(await trackerOf(other), other);
    expect(ownTexts.filter((text) => text.includes('Quillmark')).length).toBeGreaterThan(0);
    expect(otherTexts.filter((text) => text.includes('Brambleworks')).length).toBeGreaterThan(0);
    expect(otherTexts.filter((text) => text.includes('Quillmark'))).toEqual([]);
  });

  it('is not introduced when somebody else, or a keyword of nobody, is asked about', async () => {
    introduced = [];
    const user = await app.newTracker();
    expect((await check(user, { companyName: 'Fabrikam' })).status).toBe(200);
    expect((await check(user, { keyword: `${KEYWORD} for bakers` })).status).toBe(200);
    expect(introduced).toEqual([]);
  });
});

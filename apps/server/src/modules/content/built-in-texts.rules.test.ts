import { BUILT_IN_CLAIMS, BUILT_IN_PLANS, BUILT_IN_QUESTIONS } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { findBuiltInPlan } from '../plans/index.ts';
import { BUILT_IN_PAGES } from './built-in-pages.rules.ts';
import {
  findBuiltInCategory,
  findBuiltInClaim,
  findBuiltInPage,
  findBuiltInQuestion,
} from './built-in-texts.rules.ts';
import { toSafeHtml } from './safe-html.rules.ts';

describe('what comes with the product', () => {
  it.each(BUILT_IN_PAGES.map((page) => [page.slug, page] as const))(
    'is a German page with the parts of the English one: %s',
    (_slug, page) => {
      const german = findBuiltInPage(page);
      const partsOf = (html = '') => html.match(/<(h[23]|ol|ul|li|img|code)\b|\d+ \$|href="[^"]+"/g);
      expect(partsOf(german?.content.replaceAll('"/de/', '"/'))).toEqual(partsOf(page.content));
      expect(toSafeHtml(german?.content ?? '')).toBe(toSafeHtml(toSafeHtml(german?.content ?? '')));
      expect(german?.title).not.toBe(page.title);
    },
  );

  it('has German for every question, claim and plan', () => {
    for (const { category, questions } of BUILT_IN_QUESTIONS) {
      expect(findBuiltInCategory({ name: category ?? '' })).not.toBeNull();
      for (const question of questions) expect(findBuiltInQuestion(question)).not.toBeNull();
    }
    for (const claim of BUILT_IN_CLAIMS) expect(findBuiltInClaim(claim)).not.toBeNull();
    for (const { description, features } of Object.values(BUILT_IN_PLANS)) {
      const german = findBuiltInPlan({ description, features });
      expect(german?.features.map(({ included }) => included)).toEqual(
        features.map(({ included }) => included),
      );
    }
  });
});

it('words that an administrator changed have no German of the product', () => {
  const [page] = BUILT_IN_PAGES;
  if (page === undefined) throw new Error('no page');
  expect(findBuiltInPage({ ...page, title: 'About our company' })).toBeNull();
  expect(findBuiltInPage({ ...page, content: `${page.content}<p>Since 1990.</p>` })).toBeNull();
  const { description, features } = BUILT_IN_PLANS.Free;
  expect(
    findBuiltInPlan({ description, features: [...features, { name: 'Tea', included: true }] }),
  ).toBeNull();
});

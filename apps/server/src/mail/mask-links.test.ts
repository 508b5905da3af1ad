import { expect, it } from 'vitest';
import { maskLinks } from './mask-links.ts';

const TOKEN = 'kJ3x9_2Qv-7yTzL0bNwE4r';

it('a token in a path, a query or a fragment is masked, and the page is still named', () => {
  const links = [
    [
      `https://a.example/api/auth/reset-password/${TOKEN}?callbackURL=%2Flogin`,
      '/api/auth/reset-password/•••?•••',
    ],
    [`https://a.example/confirm-email?token=${TOKEN}`, '/confirm-email?•••'],
    [`https://a.example/x#${TOKEN}`, '/x#•••'],
    ['https://a.example/tracker/settings', '/tracker/settings'],
  ] as const;
  for (const [link, shown] of links)
    expect(maskLinks(`Open\n\n${link}\n\nBye`)).toBe(`Open\n\nhttps://a.example${shown}\n\nBye`);
});

it('a link that cannot be read is masked whole', () => {
  expect(maskLinks(`See http://[${TOKEN}`)).toBe('See •••');
});

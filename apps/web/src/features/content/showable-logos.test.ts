import { expect, it } from 'vitest';
import { showableLogos } from './showable-logos.ts';

it.each([
  [`/media/${'a1'.repeat(32)}.webp`, true],
  ['blob:http://localhost/1', false],
  ['https://via.placeholder.com/120', false],
  ['//elsewhere.example/logo.webp', false],
  ['', false],
])('a logo at %j is shown: %s', (image_url, isShown) => {
  expect(showableLogos([{ id: '1', alt_text: 'Contoso', image_url }])).toHaveLength(isShown ? 1 : 0);
});

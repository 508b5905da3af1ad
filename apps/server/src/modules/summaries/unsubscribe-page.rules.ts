import { type Language, PRODUCT_NAME, pathIn } from '@answerscope/contract';
import { wordsOf } from '../../lib/words-in.ts';
import german from './messages.de.ts';
import * as english from './messages.ts';

const wordsIn = wordsOf(english, german);

/** How far somebody is who wants no more summaries; `refused`: by a link that we have not signed. */
export type UnsubscribeStep = { step: 'asked'; token: string } | { step: 'ended' | 'refused' };

const LINK = {
  settings: (inner: string[]) => `<a href="/tracker/settings/notifications">${inner.join('')}</a>`,
};
const htmlOf = (parts: string | string[]): string => [parts].flat().join('');

/** The page of a link of a summary: one that works in every browser, without the program. */
export function unsubscribePage(language: Language, of: UnsubscribeStep): string {
  const words = wordsIn(language);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.pageTitle({ title: words.stopSummaries, product: PRODUCT_NAME })}</title>
<style>${STYLES}</style></head><body>
<header><a href="${pathIn(language, '/')}">${PRODUCT_NAME}</a></header>
<main>
<h1>${words.stopSummaries}</h1>
${contentOf(of, words)}
</main>
<footer><a href="${pathIn(language, '/pages/privacy')}">${words.privacyPolicy}</a> <a href="${pathIn(language, '/help')}">${words.help}</a></footer>
</body></html>`;
}

function contentOf(of: UnsubscribeStep, words: ReturnType<typeof wordsIn>): string {
  switch (of.step) {
    case 'asked':
      return `<p>${words.noMoreAfterThis}</p>
<form method="post" action="?token=${encodeURIComponent(of.token)}"><button>${words.stopTheseMails}</button></form>
<p class="note">${htmlOf(words.lessOftenInstead(LINK))}</p>`;
    case 'ended':
      return `<p role="status">${words.noMoreSummaries}</p>
<p class="note">${htmlOf(words.switchOnAgain(LINK))}</p>`;
    case 'refused':
      return `<p role="alert">${htmlOf(words.linkNotComplete(LINK))}</p>`;
  }
}

/** As the pages of the sign-in look; a card in the middle, in the colour scheme of the browser. */
const STYLES = `
:root { color-scheme: light dark; font: 0.875rem/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif;
  --page: light-dark(#fcfcfd, #0a0b0d); --card: light-dark(#ffffff, #111317); --line: light-dark(#e6e8ec, #1f2228);
  --text: light-dark(#15171c, #eceef2); --muted: light-dark(#565c68, #a2a8b4);
  --accent: light-dark(#5451d3, #5f5cdf); --accent-text: light-dark(#4b48c8, #aaa8ff); }
:root[data-mantine-color-scheme='light'] { color-scheme: light; }
:root[data-mantine-color-scheme='dark'] { color-scheme: dark; }
* { box-sizing: border-box; }
body { display: flex; flex-direction: column; min-height: 100vh; margin: 0; padding: 0 16px;
  background: var(--page); color: var(--text); }
header { padding: 20px 0; font-size: 1rem; font-weight: 600; }
header a { color: var(--text); text-decoration: none; }
main { width: 100%; max-width: 400px; margin: auto; padding: 32px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--card); }
h1 { margin: 0 0 8px; font-size: 1.25rem; line-height: 1.3; }
p { margin: 0; }
form { margin: 24px 0 16px; }
button { width: 100%; min-height: 40px; border: 0; border-radius: 8px; background: var(--accent); color: #ffffff;
  font: inherit; font-weight: 600; cursor: pointer; }
.note { margin-top: 16px; color: var(--muted); }
a { color: var(--accent-text); text-underline-offset: 4px; }
:focus-visible { outline: 2px solid var(--accent-text); outline-offset: 2px; }
footer { display: flex; flex-wrap: wrap; gap: 8px 24px; padding: 24px 0; }
`;

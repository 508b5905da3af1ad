import { expect, type Page, type Request } from '@playwright/test';
import { isContentField, textsIn } from './content-fields.ts';

/** What a page shows: its texts, and what it says to those who cannot see it. */
export const TEXTS = `[...document.querySelectorAll('body *')].flatMap((element) => {
  if (element.closest('script, style, textarea, code, pre, body [lang], [data-content], noscript') || !element.checkVisibility()) return [];
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data);
  return [...own, ...['placeholder', 'aria-label', 'aria-valuetext', 'aria-description', 'aria-roledescription', 'title', 'alt'].map((name) => element.getAttribute(name))];
}).concat(document.title).filter(Boolean)`;

interface Replies {
  /** Texts of fields that hold no words of the product. */
  content: readonly string[];
  fieldsWith: (texts: readonly string[]) => string[];
}

/** In the page: the browser does not always say that a request has finished. */
const RECORD = `{
  const send = window.fetch;
  window.replies = [];
  window.awaited = 0;
  window.fetch = async (...asked) => {
    window.awaited += 1;
    const reply = await send(...asked).finally(() => (window.awaited -= 1));
    if (/json/.test(reply.headers.get('content-type') ?? '')) window.replies.push(reply.clone().text().catch(() => ''));
    return reply;
  };
}`;

/** The texts of replies to this page, from its next document on. */
export async function readReplies(page: Page): Promise<() => Promise<Replies>> {
  const documents: Promise<string>[] = [];
  await page.addInitScript(RECORD);
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'document') documents.push(bodyOf(request).catch(() => ''));
  });
  return async () => {
    const replies = await page.evaluate<string[]>('Promise.all(window.replies)');
    const sent = [...(await Promise.all(documents)), ...replies].flatMap(textsIn);
    return {
      content: sent.filter(({ path }) => isContentField(path)).map(({ text }) => text),
      fieldsWith: (texts) => [
        ...new Set(
          sent
            .filter(
              ({ text }) => text.length > 3 && texts.some((one) => one.includes(text) || text.includes(one)),
            )
            .map(({ path }) => path),
        ),
      ],
    };
  };
}

const SHOWN = '[window.awaited, document.body.innerText].join()';

/** What `read` still finds once the page has stopped changing, after at most five seconds; `readReplies` comes first. */
export async function readCalm<Found>(page: Page, read: () => Promise<Found[]>): Promise<Found[]> {
  let [found, before]: [Found[], string | null] = [[], null];
  await expect
    .poll(
      async () => {
        found = await read();
        const shown = await page.evaluate<string>(SHOWN);
        const isCalm = shown === before && shown.startsWith('0,');
        before = shown;
        return isCalm && found.length === 0;
      },
      { timeout: 5_000 },
    )
    .toBe(true)
    .catch(() => undefined);
  return found;
}

async function bodyOf(request: Request): Promise<string> {
  const response = await request.response();
  return (await response?.text()) ?? '';
}

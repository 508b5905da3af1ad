import { isPagePicture, PAGE_HTML } from '@answerscope/contract';
import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(PAGE_HTML),
  allowedAttributes: Object.fromEntries(
    // What a link tells of its page is said below, and never by who wrote it.
    Object.entries(PAGE_HTML).map(([tag, names]) => [tag, tag === 'a' ? [...names, 'rel'] : [...names]]),
  ),
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  // What stands in these is no text of the page.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'svg', 'math', 'template', 'iframe'],
    ...['noembed', 'noframes', 'plaintext', 'title', 'object', 'embed'],
  ],
  transformTags: {
    // A page has one h1, its title.
    h1: 'h2',
    b: 'strong',
    i: 'em',
    a: (tagName, { href }) => ({
      tagName,
      attribs: href === undefined ? {} : { href, ...(/^https?:/i.test(href) && { rel: 'noopener' }) },
    }),
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: { src, alt, ...(isSize(width) && { width }), ...(isSize(height) && { height }) },
    }),
    ol: (tagName, { start = '' }) => ({ tagName, attribs: { ...(isSize(start) && { start }) } }),
  },
  // A picture from elsewhere would tell others who reads the page.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPagePicture(attribs.src ?? ''),
};

function isSize(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text);
}

/** HTML with nothing in it but what the editor makes: headings, paragraphs, lists, quotes, code, links, own pictures. */
export function toSafeHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

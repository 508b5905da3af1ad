import sanitizeHtml from 'sanitize-html';

const HEADINGS = ['h2', 'h3', 'h4'];
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...HEADINGS,
    ...['p', 'br', 'hr', 'strong', 'em', 'u', 's', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a'],
  ],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
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
  },
};

/** HTML with nothing in it but what the editor makes: headings, paragraphs, lists, quotes, code, links. */
export function toSafeHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

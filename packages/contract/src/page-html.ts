/**
 * What the HTML of a page may hold, each tag with its attributes: what the editor makes, and nothing else. The server
 * takes out all that is not listed.
 */
export const PAGE_HTML: Readonly<Record<string, readonly string[]>> = {
  h2: [],
  h3: [],
  h4: [],
  p: [],
  br: [],
  hr: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  code: [],
  pre: [],
  blockquote: [],
  ul: [],
  ol: ['start'],
  li: [],
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
};

/** True for what a link of a page may lead to: pages here and elsewhere, a place in the page, a mail address. */
export function isPageLink(address: string): boolean {
  return /^(https?:\/\/[^\s/]|mailto:[^\s]|\/(?![/\\])|#)[^\s]*$/i.test(address);
}

/** True for the address of a picture that a page may show: one that was uploaded here, or one of the brand's files. */
export function isPagePicture(address: string): boolean {
  return /^\/(media\/[0-9a-f]{64}\.webp|brand\/[a-z0-9-]+\.(svg|png))$/.test(address);
}

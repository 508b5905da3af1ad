const LINK = /https?:\/\/[^\s<>"]+/g;
const MASK = '•••';
/** The product's own paths are shorter; ids and tokens are longer. */
const TOKEN_MIN = 16;

/** A mail's text whose links say where they lead and let nobody in. */
export function maskLinks(text: string): string {
  return text.replace(LINK, maskLink);
}

function maskLink(link: string): string {
  if (!URL.canParse(link)) return MASK;
  const { origin, pathname, search, hash } = new URL(link);
  const path = pathname
    .split('/')
    .map((part) => (part.length < TOKEN_MIN ? part : MASK))
    .join('/');
  return `${origin}${path}${search && `?${MASK}`}${hash && `#${MASK}`}`;
}

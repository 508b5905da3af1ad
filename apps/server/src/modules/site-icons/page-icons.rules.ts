/** Of a page's icons so many are tried. */
const TRIED_MAX = 2;
/** Pixels an icon needs on a sharp screen. */
const SIDE_WANTED = 32;

/** The addresses of the icons that a page names and that can be kept, best first. Drawings (SVG) are passed over. */
export function pageIcons(html: string, base: URL): URL[] {
  const found = [...html.matchAll(/<link\b[^<>]{0,2000}>/gi)].flatMap(([tag]) => {
    const rel = attribute(tag, 'rel')?.toLowerCase().split(/\s+/) ?? [];
    const href = attribute(tag, 'href');
    if (href === null || !rel.some((one) => one === 'icon' || one === 'apple-touch-icon')) return [];
    if (/svg/i.test(attribute(tag, 'type') ?? '') || !URL.canParse(href, base.href)) return [];
    const url = new URL(href, base);
    if (!/^https?:$/.test(url.protocol) || /\.svgz?$/i.test(url.pathname)) return [];
    return [{ url, side: sideOf(attribute(tag, 'sizes')) }];
  });
  return found
    .toSorted((x, y) => distance(x.side) - distance(y.side))
    .slice(0, TRIED_MAX)
    .map(({ url }) => url);
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  const text = found?.[1] ?? found?.[2] ?? found?.[3];
  return text === undefined ? null : text.replaceAll('&amp;', '&').trim();
}

const sideOf = (sizes: string | null): number | null => {
  const [, side] = /^(\d{1,4})x\d/i.exec(sizes ?? '') ?? [];
  return side === undefined ? null : Number(side);
};

/** Larger ones are made smaller, smaller ones stay coarse; of unknown size comes in between. */
function distance(side: number | null): number {
  if (side === null) return SIDE_WANTED;
  return side >= SIDE_WANTED ? side / SIDE_WANTED : 2 * SIDE_WANTED - side;
}

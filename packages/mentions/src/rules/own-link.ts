import type { Link } from '@answerscope/answer-text';
import { isOwnAddress } from '../text/urls.ts';
import { isCapitalised, isLowerCase } from '../text/words.ts';
import type { Scene } from './scene.ts';

const MAX_WORDS = 4;

/** `[Target](https://www.target.com/…)`: a short link to the brand's own site around the name says whose name it is. */
export function isOwnLink(scene: Scene): boolean {
  const own = scene.context.names.ownDomains[scene.candidate.brand] ?? null;
  if (own === null) return false;
  const link = linkAround(scene);
  if (link === null || !isOwnAddress(link.url, own)) return false;
  if (!isCapitalised(scene.written) && !isLowerCase(scene.candidate.pattern.form.text)) return false;
  return (
    scene.context.visible.text.slice(link.start, link.end).trim().split(/\s+/).length <=
    MAX_WORDS + scene.written.split(/\s+/).length - 1
  );
}

export function linkAround(scene: Scene): Link | null {
  const { links } = scene.context.visible;
  const { start, end } = scene.candidate;
  const link = links[firstLinkFrom(links, end)];
  return link && link.start <= start && link.end >= end ? link : null;
}

export function firstLinkFrom(links: readonly Link[], offset: number): number {
  let low = 0;
  let high = links.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((links[middle]?.end ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

import { charClassAt, DIGIT } from '@answerscope/answer-text';
import type { ReasonCode } from '../codes.ts';
import { candidateIn } from '../find/candidate-index.ts';
import { nameClass } from '../names/name-class.ts';
import { declaredHost } from '../names/name-forms.ts';
import { foldCompact } from '../text/fold.ts';
import { isOwnAddress, isRegistrableHost, registrableDomain } from '../text/urls.ts';
import { isCapitalised, isLowerCase } from '../text/words.ts';
import type { Scene } from './scene.ts';

export function otherBrand(scene: Scene): ReasonCode | null {
  if (hasForeignPlus(scene) || hasForeignDomain(scene) || isHyphenatedPart(scene) || isAmpersandPart(scene)) {
    return 'other_brand';
  }
  return null;
}

function hasForeignPlus(scene: Scene): boolean {
  const { text } = scene.context.visible;
  const { end } = scene.candidate;
  return (
    /^[+＋]/.test(text.charAt(end)) && charClassAt(text, end + 1) !== DIGIT && !/[+＋]$/.test(scene.written)
  );
}

function hasForeignDomain(scene: Scene): boolean {
  const host = hostAround(scene);
  if (host === null) return false;
  const { brand, pattern } = scene.candidate;
  const own = declaredHost(scene.context.names.brands[brand]?.domain);
  if (own === null) return nameClass(pattern.form) !== 'distinctive';
  const declared = registrableDomain(own);
  if (declared === null ? registrableDomain(host) === null : isOwnAddress(host, declared)) return false;
  return nameClass(pattern.form) !== 'distinctive' || foldCompact(scene.written).length < 4;
}

/** The name is the label of the brand's own address in some country: `target.com.au` beside the declared target.com. */
export function isInOwnHost(scene: Scene): boolean {
  const own = scene.context.names.ownDomains[scene.candidate.brand] ?? null;
  const host = own === null ? null : hostAround(scene);
  return own !== null && host !== null && isOwnAddress(host, own);
}

function hostAround(scene: Scene): string | null {
  const { text } = scene.context.visible;
  const { start, end, pattern } = scene.candidate;
  if (pattern.form.kind === 'domain' || text.charAt(end) !== '.') return null;
  const tail = /^\.[a-z]{2,12}(?:\.[a-z]{2,3})?(?![\w-])/i.exec(text.slice(end, end + 24))?.[0];
  if (!tail) return null;
  const lead = /[a-z0-9-]+\.$/i.exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? '';
  const host = `${lead}${scene.written}${tail}`;
  return /\s/.test(host) || !isRegistrableHost(host) ? null : host.toLowerCase();
}

const HYPHEN = /^[-‐‑]$/;

function isHyphenatedPart(scene: Scene): boolean {
  const { before, after, candidate } = scene;
  const isProperName = (word: string): boolean => isCapitalised(word) && !isLowerCase(word.slice(1, 2));
  if (before && HYPHEN.test(before.gap) && isCapitalised(before.text))
    return !isKnown(scene, before.start, before.end);
  if (!after || !HYPHEN.test(after.gap)) return false;
  if (nameClass(candidate.pattern.form) === 'distinctive') return false;
  if (isLowerCase(scene.written) && !isProperName(after.text))
    return isLowerCase(after.text) && !candidate.exact;
  return (
    isCapitalised(after.text) &&
    compoundsWithHyphen(scene) === false &&
    !isKnown(scene, after.start, after.end)
  );
}

function compoundsWithHyphen(scene: Scene): boolean {
  return ['de', 'nl', 'sv', 'da', 'nb', 'fi', 'hu'].includes(scene.context.language() ?? '');
}

/** `Johnson & Johnson` for a brand Johnson. */
function isAmpersandPart(scene: Scene): boolean {
  const { before, after, candidate } = scene;
  if (nameClass(candidate.pattern.form) === 'distinctive') return false;
  const joined = (gap: string | undefined): boolean => gap !== undefined && /^\s?&\s?$/.test(gap);
  if (before && joined(before.gap) && isCapitalised(before.text))
    return !isKnown(scene, before.start, before.end);
  return (
    after !== null &&
    joined(after.gap) &&
    isCapitalised(after.text) &&
    !isKnown(scene, after.start, after.end)
  );
}

function isKnown(scene: Scene, start: number, end: number): boolean {
  return candidateIn(scene.context.candidates, start, end) !== null;
}

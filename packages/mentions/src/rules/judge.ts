import type { ReasonCode, RuleCode } from '../codes.ts';
import type { Candidate } from '../find/candidate.ts';
import { nameClass } from '../names/name-class.ts';
import { charClassAt, isUnspaced } from '../text/char-class.ts';
import { isLowerCase } from '../text/words.ts';
import { type Anchors, readAnchors } from './anchors.ts';
import type { AnswerContext } from './answer-context.ts';
import { citationOnly } from './citation-only.ts';
import { codeIdentifier } from './code-identifier.ts';
import { judgeUse } from './common-word.ts';
import { denials } from './denial.ts';
import { echo } from './echo.ts';
import { alwaysInLongerPhrase } from './longer-phrase.ts';
import { needsUse } from './needs-use.ts';
import { otherBrand } from './other-brand.ts';
import { otherEntity } from './other-entity.ts';
import { type Scene, sceneOf } from './scene.ts';

/** A judged candidate: `reason` set when it does not count. */
export interface Judged {
  candidate: Candidate;
  rule: RuleCode;
  reason: ReasonCode | null;
  confidence: number;
}

/** Rules that look at one candidate alone, in order; the first reason stands. */
const RULES: readonly ((scene: Scene) => ReasonCode | null)[] = [
  codeIdentifier,
  citationOnly,
  otherBrand,
  otherEntity,
  echo,
];

/** Judges all candidates of an answer, brand and competitors alike; candidates stay in text order. */
export function judgeCandidates(context: AnswerContext, links: readonly string[]): Judged[] {
  const scenes = context.candidates.map((candidate) => sceneOf(candidate, context));
  const reasons = new Map<Scene, ReasonCode | null>(scenes.map((scene) => [scene, firstReason(scene)]));
  const scores = new Map<Scene, number>();
  const open = scenes.filter((scene) => reasons.get(scene) === null);
  const anchorsOf = readAnchors({ context, scenes, reasons, links });
  const inPhrase = alwaysInLongerPhrase(open.filter(needsUse), context);
  for (const scene of open) {
    const anchors = anchorsOf(scene);
    if (!needsUse(scene) && (anchors.distinctive || isUncontested(anchors))) continue;
    if (inPhrase.has(scene.candidate.brand) && !anchors.distinctive) {
      reasons.set(scene, 'other_brand');
      continue;
    }
    const use = judgeUse(scene, anchors);
    reasons.set(scene, use.reason);
    scores.set(scene, use.score);
  }
  spreadCertainty(scenes, reasons, scores);
  denyPerBrand(scenes, reasons);
  return scenes.map((scene) => ({
    candidate: scene.candidate,
    rule: ruleOf(scene, scores.has(scene)),
    reason: reasons.get(scene) ?? null,
    confidence: confidenceOf(scene, scores.get(scene)),
  }));
}

/** Nothing in the answer shows the word or another bearer of the name. */
function isUncontested(anchors: Anchors): boolean {
  return !anchors.otherBearer && anchors.lowerCaseUses === 0;
}

function firstReason(scene: Scene): ReasonCode | null {
  for (const rule of RULES) {
    const reason = rule(scene);
    if (reason !== null) return reason;
  }
  return null;
}

const CERTAIN = 3;

/**
 * Once the word is the name in an answer, its other capitalised uses there are too, unless they spoke clearly: the surer
 * the best use, the weaker the others may be.
 */
function spreadCertainty(
  scenes: readonly Scene[],
  reasons: Map<Scene, ReasonCode | null>,
  scores: ReadonlyMap<Scene, number>,
): void {
  const best = new Map<number, number>();
  for (const [scene, score] of scores) {
    const { brand } = scene.candidate;
    if (reasons.get(scene) === null) best.set(brand, Math.max(best.get(brand) ?? 0, score));
  }
  for (const scene of scenes) {
    const score = scores.get(scene);
    const top = best.get(scene.candidate.brand);
    if (score === undefined || top === undefined || reasons.get(scene) !== 'common_word') continue;
    if (score >= (top >= CERTAIN ? -1.25 : 0.5) && !isLowerCase(scene.written)) reasons.set(scene, null);
  }
}

function denyPerBrand(scenes: readonly Scene[], reasons: Map<Scene, ReasonCode | null>): void {
  const perBrand = new Map<number, Scene[]>();
  for (const scene of scenes) {
    if (reasons.get(scene) !== null) continue;
    const list = perBrand.get(scene.candidate.brand);
    if (list) list.push(scene);
    else perBrand.set(scene.candidate.brand, [scene]);
  }
  for (const list of perBrand.values()) for (const scene of denials(list)) reasons.set(scene, 'denial');
}

function ruleOf(scene: Scene, byUse: boolean): RuleCode {
  const { candidate, written } = scene;
  const { kind } = candidate.pattern.form;
  if (kind === 'domain') return 'domain_as_name';
  if (byUse) return 'name_by_use';
  if (kind === 'product') return 'product_name';
  if (candidate.ending !== '' || candidate.pattern.stem) return 'inflected_form';
  if (candidate.possessive) return 'possessive';
  if (kind === 'alias') return 'alias';
  if (candidate.respaced) return 'spacing_variant';
  if (isUnspaced(charClassAt(written, 0))) return 'unspaced_script';
  return candidate.exact ? 'exact_name' : 'letter_variant';
}

/** How sure a verdict is, from 0.5 to 0.99: declared forms are surer than variants, use judged by score. */
function confidenceOf(scene: Scene, score: number | undefined): number {
  if (score !== undefined)
    return Math.round(100 * (0.5 + 0.47 * (1 - Math.exp(-Math.abs(score - 2) / 2.5)))) / 100;
  const { candidate } = scene;
  if (nameClass(candidate.pattern.form) === 'phrase') return 0.93;
  return candidate.exact ? 0.99 : candidate.respaced || candidate.ending !== '' ? 0.93 : 0.97;
}

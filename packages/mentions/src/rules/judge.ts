import { charClassAt, isUnspaced } from '@answerscope/answer-text';
import type { DoubtCode, ReasonCode, RuleCode } from '../codes.ts';
import type { Candidate } from '../find/candidate.ts';
import { nameClass } from '../names/name-class.ts';
import { hasCase, isLowerCase } from '../text/words.ts';
import { readAnchors } from './anchors.ts';
import type { AnswerContext } from './answer-context.ts';
import { citationOnly } from './citation-only.ts';
import { codeIdentifier } from './code-identifier.ts';
import { judgeUse, type Signs } from './common-word.ts';
import { declaredNamesake } from './declared-namesake.ts';
import { denials } from './denial.ts';
import { doubtOfPlace } from './doubt-of-place.ts';
import { echo } from './echo.ts';
import { alwaysBehindForeignName, alwaysInLongerPhrase } from './longer-phrase.ts';
import { isInOwnHost, otherBrand } from './other-brand.ts';
import { otherEntity } from './other-entity.ts';
import { isOwnLink } from './own-link.ts';
import { type Scene, sceneOf } from './scene.ts';
import { notePlaces } from './use/structure.ts';
import { asksForCompanies } from './use-words.ts';

/** A judged candidate: `reason` set when it does not count. */
export interface Judged {
  candidate: Candidate;
  rule: RuleCode;
  reason: ReasonCode | null;
  confidence: number;
  doubt: DoubtCode | null;
  signs: Signs | null;
}

const RULES: readonly ((scene: Scene) => ReasonCode | null)[] = [codeIdentifier, citationOnly, echo];
const BEARER_RULES: readonly ((scene: Scene) => ReasonCode | null)[] = [
  declaredNamesake,
  otherBrand,
  otherEntity,
];

export function judgeCandidates(context: AnswerContext, links: readonly string[]): Judged[] {
  const scenes = context.candidates.map((candidate) => sceneOf(candidate, context));
  for (const scene of scenes) judgeAlone(scene);
  const open = scenes.filter((scene) => scene.reason === null);
  const answer = readAnchors({ context, scenes, links });
  notePlaces(open);
  const inPhrase = alwaysInLongerPhrase(
    open.filter((scene) => scene.needsUse && !scene.isOwn),
    context,
  );
  const behindForeign = alwaysBehindForeignName(open, context);
  for (const scene of open) {
    if (scene.isOwn) continue;
    if (!scene.needsUse && behindForeign.has(scene.candidate.brand)) {
      scene.reason = 'other_brand';
      continue;
    }
    if (!scene.needsUse && answer.isSettled(scene.candidate.brand)) continue;
    const anchors = answer.of(scene);
    if (inPhrase.has(scene.candidate.brand) && !anchors.distinctive) {
      scene.reason = 'other_brand';
      continue;
    }
    const use = judgeUse(scene, anchors);
    scene.reason = use.reason;
    scene.score = use.score;
    scene.signs = use.signs;
  }
  spreadCertainty(scenes);
  denyPerBrand(scenes);
  return scenes.map((scene) => {
    const confidence = confidenceOf(scene);
    const { candidate, reason, signs } = scene;
    const doubt = doubtOfPlace(scene, confidence);
    return { candidate, rule: ruleOf(scene), reason, confidence, doubt, signs };
  });
}

function judgeAlone(scene: Scene): void {
  scene.reason = firstReason(RULES, scene);
  if (scene.reason !== null) return;
  scene.isOwn = isOwnLink(scene) || isInOwnHost(scene);
  if (!scene.isOwn) scene.reason = firstReason(BEARER_RULES, scene);
}

function firstReason(
  rules: readonly ((scene: Scene) => ReasonCode | null)[],
  scene: Scene,
): ReasonCode | null {
  for (const rule of rules) {
    const reason = rule(scene);
    if (reason !== null) return reason;
  }
  return null;
}

const CERTAIN = 3;

function spreadCertainty(scenes: readonly Scene[]): void {
  const best = new Map<number, number>();
  for (const { score, reason, candidate } of scenes) {
    if (score !== null && reason === null)
      best.set(candidate.brand, Math.max(best.get(candidate.brand) ?? 0, score));
  }
  if (best.size === 0) return;
  dropChance(scenes, best);
  for (const scene of scenes) {
    const top = best.get(scene.candidate.brand);
    if (scene.score === null || top === undefined || scene.reason !== 'common_word') continue;
    if (scene.score >= (top >= CERTAIN ? -1.25 : 0.5) && !isLowerCase(scene.written)) scene.reason = null;
  }
}

const MIN_USES = 3;
const CHANCE = 2.25;

function dropChance(scenes: readonly Scene[], best: Map<number, number>): void {
  if (asksForCompanies(scenes[0]?.context.question ?? null)) return;
  for (const [brand, top] of best) {
    if (top >= CHANCE) continue;
    const uses = scenes.filter((scene) => scene.candidate.brand === brand && scene.score !== null);
    const counted = uses.filter(({ reason }) => reason === null);
    if (
      uses.length < MIN_USES ||
      counted.length * 3 > uses.length ||
      uses.some(({ written }) => hasCase(written))
    )
      continue;
    for (const scene of counted) scene.reason = 'common_word';
    best.delete(brand);
  }
}

function denyPerBrand(scenes: readonly Scene[]): void {
  if (!scenes.some((scene) => scene.sentence.mayDeny())) return;
  const perBrand = new Map<number, Scene[]>();
  for (const scene of scenes) {
    if (scene.reason !== null) continue;
    const list = perBrand.get(scene.candidate.brand);
    if (list) list.push(scene);
    else perBrand.set(scene.candidate.brand, [scene]);
  }
  for (const list of perBrand.values()) for (const scene of denials(list)) scene.reason = 'denial';
}

function ruleOf({ candidate, written, score }: Scene): RuleCode {
  const { kind } = candidate.pattern.form;
  if (kind === 'domain') return 'domain_as_name';
  if (score !== null && !candidate.respaced) return 'name_by_use';
  if (kind === 'product') return 'product_name';
  if (candidate.ending !== '' || candidate.pattern.stem) return 'inflected_form';
  if (candidate.possessive) return 'possessive';
  if (kind === 'alias') return 'alias';
  if (candidate.respaced) return 'spacing_variant';
  if (isUnspaced(charClassAt(written, 0))) return 'unspaced_script';
  return candidate.exact ? 'exact_name' : 'letter_variant';
}

function confidenceOf({ candidate, score }: Scene): number {
  if (score !== null)
    return Math.round(100 * (0.5 + 0.47 * (1 - Math.exp(-Math.abs(score - 2) / 2.5)))) / 100;
  if (nameClass(candidate.pattern.form) === 'phrase') return 0.93;
  return candidate.exact ? 0.99 : candidate.respaced || candidate.ending !== '' ? 0.93 : 0.97;
}

import type { ReasonCode, RuleCode } from '../codes.ts';
import type { Candidate } from '../find/candidate.ts';
import { isOrdinaryAnywhere } from '../lexicon/ordinary-words.ts';
import { isAcronym, nameClass } from '../names/name-class.ts';
import { declaredHost, isNamesake } from '../names/name-forms.ts';
import { charClassAt, isUnspaced, isWordClass } from '../text/char-class.ts';
import { foldText } from '../text/fold.ts';
import { registrableDomain } from '../text/urls.ts';
import { isLowerCase } from '../text/words.ts';
import type { AnswerContext } from './answer-context.ts';
import { citationOnly } from './citation-only.ts';
import { codeIdentifier } from './code-identifier.ts';
import { type Anchors, judgeUse } from './common-word.ts';
import { denials } from './denial.ts';
import { echo } from './echo.ts';
import { alwaysInLongerPhrase } from './longer-phrase.ts';
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
  const uses = brandUses(open);
  const ordinary = new Set(open.filter(needsUse).map((scene) => scene.candidate.brand));
  const ownLinks = links.length > 0 && ordinary.size > 0 ? ownLinksOf(context, links) : new Set<number>();
  const owners = ownersNamed(context, ordinary);
  const inPhrase = alwaysInLongerPhrase(open.filter(needsUse), context);
  for (const scene of open) {
    if (!needsUse(scene)) continue;
    if (inPhrase.has(scene.candidate.brand) && !uses.get(scene.candidate.brand)?.sure) {
      reasons.set(scene, 'other_brand');
      continue;
    }
    const use = judgeUse(scene, anchorsOf(scene, uses, { ownLinks, owners }));
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

function firstReason(scene: Scene): ReasonCode | null {
  for (const rule of RULES) {
    const reason = rule(scene);
    if (reason !== null) return reason;
  }
  return null;
}

/** Whether the form says too little by itself and its use must decide. */
function needsUse(scene: Scene): boolean {
  const { form } = scene.candidate.pattern;
  const value = nameClass(form);
  if (value === 'ordinary') return true;
  if (value === 'phrase') return isLowerCase(scene.written) && !isLowerCase(form.text);
  if (scene.candidate.ending !== '' && isLowerCase(scene.written) && !isLowerCase(form.text)) return true;
  return isAcronym(form.text) && isLowerCase(scene.written) && scene.written.length <= 3;
}

interface BrandUse {
  brand: number;
  sure: boolean;
  lowerCaseUses: number;
}

/** What the answer shows of each brand before any ordinary word is judged. */
function brandUses(open: readonly Scene[]): Map<number, BrandUse> {
  const uses = new Map<number, BrandUse>();
  for (const scene of open) {
    const { brand } = scene.candidate;
    const use = uses.get(brand) ?? { brand, sure: false, lowerCaseUses: 0 };
    if (!needsUse(scene)) use.sure = true;
    else if (isLowerCase(scene.written)) use.lowerCaseUses++;
    uses.set(brand, use);
  }
  return uses;
}

function anchorsOf(
  scene: Scene,
  uses: ReadonlyMap<number, BrandUse>,
  { ownLinks, owners }: { ownLinks: ReadonlySet<number>; owners: ReadonlySet<number> },
): Anchors {
  const { brand, pattern } = scene.candidate;
  const own = uses.get(brand);
  let competitors = 0;
  for (const use of uses.values()) if (use.brand !== brand && use.sure) competitors++;
  return {
    distinctive: own?.sure ?? false,
    owner: owners.has(brand),
    ownLink: ownLinks.has(brand),
    competitors,
    lowerCaseUses: (own?.lowerCaseUses ?? 0) - (isLowerCase(scene.written) ? 1 : 0),
    inQuestion: scene.context.question?.includes(pattern.form.text) ?? false,
  };
}

/** Brands whose own domain, one that spells their name, is linked by the answer. */
function ownLinksOf(context: AnswerContext, links: readonly string[]): Set<number> {
  const domains = new Set(links.map((link) => registrableDomain(link)));
  const owners = new Set<number>();
  context.names.brands.forEach((names, brand) => {
    const own = names.domain ? registrableDomain(names.domain) : null;
    if (own !== null && domains.has(own) && isNamesake(own, names.name)) owners.add(brand);
  });
  return owners;
}

/** Brands whose owner, known from the domain or an alias, is itself named: Samsung for Galaxy at samsung.com. */
function ownersNamed(context: AnswerContext, brands: ReadonlySet<number>): Set<number> {
  const named = new Set<number>();
  for (const brand of brands) {
    const names = context.names.brands[brand];
    if (!names) continue;
    const own = new Set(foldText(names.name).split(/[^\p{L}\p{N}]+/u));
    const hosts = declaredHost(names.domain)?.split('.').slice(0, -1) ?? [];
    const words = [...hosts, ...(names.aliases ?? []).flatMap((alias) => alias.split(/[^\p{L}\p{N}]+/u))];
    const owners = words.filter(
      (word) => word.length > 3 && !own.has(foldText(word)) && !isOrdinaryAnywhere(foldText(word)),
    );
    if (owners.some((owner) => namesOwner(context.visible.text, owner))) named.add(brand);
  }
  return named;
}

function namesOwner(text: string, owner: string): boolean {
  const name = owner.charAt(0).toUpperCase() + owner.slice(1);
  const at = text.indexOf(name);
  return (
    at >= 0 && !isWordClass(charClassAt(text, at - 1)) && !isWordClass(charClassAt(text, at + name.length))
  );
}

const CERTAIN = 3;

/** Once the word is surely the name in an answer, its other capitalised uses there are too, unless they spoke clearly. */
function spreadCertainty(
  scenes: readonly Scene[],
  reasons: Map<Scene, ReasonCode | null>,
  scores: ReadonlyMap<Scene, number>,
): void {
  const certain = new Set<number>();
  for (const [scene, score] of scores) if (score >= CERTAIN) certain.add(scene.candidate.brand);
  for (const scene of scenes) {
    const score = scores.get(scene);
    if (score === undefined || reasons.get(scene) !== 'common_word' || score < -0.5) continue;
    if (certain.has(scene.candidate.brand) && !isLowerCase(scene.written)) reasons.set(scene, null);
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

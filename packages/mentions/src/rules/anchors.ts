import { charClassAt, isWordClass } from '@answerscope/answer-text';
import type { Candidate } from '../find/candidate.ts';
import { isOrdinaryAnywhere } from '../lexicon/ordinary-words.ts';
import { isAcronym, nameClass } from '../names/name-class.ts';
import { declaredHost, type NameForm } from '../names/name-forms.ts';
import { once } from '../once.ts';
import { foldText } from '../text/fold.ts';
import { NOTED_UNITS } from '../text/sentences.ts';
import { isOwnAddress } from '../text/urls.ts';
import { isAdjacent, isLowerCase } from '../text/words.ts';
import type { BrandNames } from '../types.ts';
import type { AnswerContext } from './answer-context.ts';
import { withoutCode } from './code-identifier.ts';
import { questionUse } from './question-use.ts';
import type { Scene } from './scene.ts';
import { isOwnThing, isUnit } from './use/short-name.ts';
import { asksForCompanies, asksToChoose } from './use-words.ts';

export interface Anchors {
  distinctive: boolean;
  owner: boolean;
  ownLink: boolean;
  competitors: number;
  lowerCaseUses: number;
  otherBearer: boolean;
  articleBefore: boolean;
  inCode: boolean;
  program: boolean;
  mixedCaseNames: () => boolean;
  commercialQuestion: boolean;
  choice: boolean;
  inQuestion: boolean;
  compared: boolean;
}

interface BrandUse {
  brand: number;
  sureForm: boolean;
  sureInside: boolean;
  sureAtStart: boolean;
  otherBearer: boolean;
  articleBefore: boolean;
  inCode: boolean;
  inProgram: boolean;
  lowerCaseUses: number;
}

function isSure(use: BrandUse): boolean {
  if (use.sureForm) return true;
  if (use.otherBearer || use.articleBefore) return false;
  return use.sureInside || (use.sureAtStart && use.lowerCaseUses === 0);
}

interface AnchorInput {
  context: AnswerContext;
  scenes: readonly Scene[];
  links: readonly string[];
}

export interface AnswerAnchors {
  isSettled(brand: number): boolean;
  of(scene: Scene): Anchors;
}

export function readAnchors({ context, scenes, links }: AnchorInput): AnswerAnchors {
  const uses = brandUses(scenes);
  const sure = new Set<number>();
  for (const use of uses.values()) if (isSure(use)) sure.add(use.brand);
  const answer = once(() => readAnswer(context, scenes, links));
  const inLower = new Map<NameForm, Anchors>();
  const inCapitals = new Map<NameForm, Anchors>();
  const anchorsOf = (scene: Scene): Anchors => {
    const { brand, pattern } = scene.candidate;
    const own = uses.get(brand);
    const { owners, ownLinks, commercialQuestion, choice, mixedCaseNames } = answer();
    return {
      distinctive: sure.has(brand),
      owner: owners.has(brand),
      ownLink: ownLinks.has(brand),
      competitors: sure.size - (sure.has(brand) ? 1 : 0),
      lowerCaseUses: (own?.lowerCaseUses ?? 0) - (isLowerCase(scene.written) ? 1 : 0),
      otherBearer: own?.otherBearer ?? false,
      articleBefore: own?.articleBefore ?? false,
      inCode: own?.inCode ?? false,
      program: own?.inProgram ?? false,
      mixedCaseNames,
      commercialQuestion,
      choice,
      ...questionUse(context.question, pattern.form.text),
    };
  };
  return {
    isSettled: (brand) => {
      const own = uses.get(brand);
      return (
        own === undefined ||
        sure.has(brand) ||
        (!own.otherBearer && !own.articleBefore && own.lowerCaseUses === 0)
      );
    },
    of: (scene) => {
      const { form } = scene.candidate.pattern;
      const made = isLowerCase(scene.written) ? inLower : inCapitals;
      const known = made.get(form);
      if (known) return known;
      const anchors = anchorsOf(scene);
      made.set(form, anchors);
      return anchors;
    },
  };
}

interface WholeAnswer {
  owners: ReadonlySet<number>;
  ownLinks: ReadonlySet<number>;
  commercialQuestion: boolean;
  choice: boolean;
  mixedCaseNames: () => boolean;
}

function readAnswer(context: AnswerContext, scenes: readonly Scene[], links: readonly string[]): WholeAnswer {
  const ordinary = new Set<number>();
  for (const scene of scenes) if (scene.needsUse) ordinary.add(scene.candidate.brand);
  return {
    owners: ownersNamed(context, ordinary),
    ownLinks: links.length > 0 && ordinary.size > 0 ? ownLinksOf(context, ordinary, links) : NONE,
    commercialQuestion: ordinary.size > 0 && asksForCompanies(context.question),
    choice: ordinary.size > 0 && asksToChoose(context.question),
    mixedCaseNames: once(
      () =>
        context.candidates.some((candidate) => isMixedCase(candidate)) ||
        (context.sentences.mayMixCase &&
          MIXED_CASE.test(withoutCode(context.visible, context.visible.text.slice(0, NOTED_UNITS)))),
    ),
  };
}

const NONE: ReadonlySet<number> = new Set();

const MIXED_CASE = /(?<![\p{L}\p{N}.])\p{Lu}\p{Ll}+\p{Lu}\p{L}+(?![\p{L}\p{N}(])/u;

function isMixedCase({ exact, pattern }: Candidate): boolean {
  if (!exact) return false;
  const { facts, text } = pattern.form;
  facts.mixedCase ??= MIXED_CASE.test(text);
  return facts.mixedCase;
}

function newUse(brand: number): BrandUse {
  return {
    brand,
    sureForm: false,
    sureInside: false,
    sureAtStart: false,
    otherBearer: false,
    articleBefore: false,
    inCode: false,
    inProgram: false,
    lowerCaseUses: 0,
  };
}

function noteSure(use: BrandUse, scene: Scene): void {
  const { form } = scene.candidate.pattern;
  if (
    form.kind === 'domain' ||
    form.kind === 'product' ||
    (/\s/.test(form.text) && nameClass(form) !== 'phrase')
  )
    use.sureForm = true;
  else if (scene.opensSentence) use.sureAtStart = true;
  else use.sureInside = true;
}

function brandUses(scenes: readonly Scene[]): Map<number, BrandUse> {
  const uses = new Map<number, BrandUse>();
  for (const scene of scenes) {
    const { brand } = scene.candidate;
    const use = uses.get(brand) ?? newUse(brand);
    uses.set(brand, use);
    const { reason } = scene;
    if (isOtherBearer(scene) || isMeasure(scene)) use.otherBearer = true;
    if (isWordWithArticle(scene)) use.articleBefore = true;
    if (scene.line.kind === 'code') use.inProgram = true;
    if (reason === 'code_identifier' && isOnlyLower(scene)) use.inCode = true;
    if (reason !== null || isRespacedWord(scene)) continue;
    if (scene.isOwn) use.sureForm = true;
    else if (!scene.needsUse) noteSure(use, scene);
    else if (isLowerCase(scene.written)) use.lowerCaseUses++;
  }
  return uses;
}

/** A declared namesake makes an ordinary word doubtful in the rest of the answer, a name of its own kind does not. */
function isOtherBearer({ reason, needsUse }: Scene): boolean {
  return reason === 'other_entity' || (reason === 'declared_namesake' && needsUse);
}

function ownLinksOf(
  context: AnswerContext,
  brands: ReadonlySet<number>,
  links: readonly string[],
): Set<number> {
  const owners = new Set<number>();
  for (const brand of brands) {
    const own = context.names.ownDomains[brand] ?? null;
    if (own !== null && links.some((link) => isOwnAddress(link, own))) owners.add(brand);
  }
  return owners;
}

function ownersNamed(context: AnswerContext, brands: ReadonlySet<number>): Set<number> {
  const named = new Set<number>();
  for (const brand of brands) {
    const names = context.names.brands[brand];
    if (names && ownersOf(names).some((owner) => namesOwner(context.visible.text, owner))) named.add(brand);
  }
  return named;
}

const knownOwners = new WeakMap<BrandNames, readonly string[]>();

function ownersOf(names: BrandNames): readonly string[] {
  const known = knownOwners.get(names);
  if (known) return known;
  const own = new Set(foldText(names.name).split(/[^\p{L}\p{N}]+/u));
  const hosts = declaredHost(names.domain)?.split('.').slice(0, -1) ?? [];
  const words = [...hosts, ...(names.aliases ?? []).flatMap((alias) => alias.split(/[^\p{L}\p{N}]+/u))];
  const owners = words.filter(
    (word) => word.length > 3 && !own.has(foldText(word)) && !isOrdinaryAnywhere(foldText(word)),
  );
  knownOwners.set(names, owners);
  return owners;
}

function namesOwner(text: string, owner: string): boolean {
  const name = owner.charAt(0).toUpperCase() + owner.slice(1);
  const at = text.indexOf(name);
  return (
    at >= 0 && !isWordClass(charClassAt(text, at - 1)) && !isWordClass(charClassAt(text, at + name.length))
  );
}

/** `your BP`: here the abbreviation is something everybody has. */
function isMeasure(scene: Scene): boolean {
  if (isLowerCase(scene.written) || !isAcronym(scene.candidate.pattern.form.text)) return false;
  return isOwnThing(scene) || isUnit(scene);
}

/** `require('express')`: the word is a name of the program. */
function isOnlyLower({ written, candidate }: Scene): boolean {
  return isLowerCase(written) && !isLowerCase(candidate.pattern.form.text);
}

/** `an eon` for E.ON: letters that fit, but not the spelling. */
function isRespacedWord({ written, candidate }: Scene): boolean {
  return candidate.respaced && isLowerCase(written) && !isLowerCase(candidate.pattern.form.text);
}

/** `a cursor`: the declared name has a capital, here the word is a noun. */
function isWordWithArticle({ written, before, candidate }: Scene): boolean {
  if (candidate.respaced || !isLowerCase(written) || isLowerCase(candidate.pattern.form.text)) return false;
  if (!before || !isAdjacent(before)) return false;
  return ENGLISH_ARTICLES.has(before.text.toLowerCase()) && /^\p{L}+$/u.test(written);
}

const ENGLISH_ARTICLES = new Set(['a', 'an', 'the', 'each', 'every', 'this', 'that']);

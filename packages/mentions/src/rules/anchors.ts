import { charClassAt, isWordClass } from '@answerscope/answer-text';
import type { Candidate } from '../find/candidate.ts';
import { isOrdinaryAnywhere } from '../lexicon/ordinary-words.ts';
import { isAcronym, nameClass } from '../names/name-class.ts';
import { declaredHost, type NameForm } from '../names/name-forms.ts';
import { once } from '../once.ts';
import { foldText } from '../text/fold.ts';
import { isOwnAddress } from '../text/urls.ts';
import { isAdjacent, isLowerCase } from '../text/words.ts';
import type { BrandNames } from '../types.ts';
import type { AnswerContext } from './answer-context.ts';
import { withoutCode } from './code-identifier.ts';
import { questionUse } from './question-use.ts';
import type { Scene } from './scene.ts';
import { isOwnThing, isUnit } from './use/short-name.ts';
import { asksForCompanies, asksToChoose } from './use-words.ts';

/** What the rest of the answer tells about the brand of a candidate. */
export interface Anchors {
  /** The brand is named elsewhere in a form that needs no judgement (full name, alias, product, domain). */
  distinctive: boolean;
  /** The owner of the name stands in the answer: Samsung for Galaxy. */
  owner: boolean;
  /** A link or source of the answer leads to the brand's own domain. */
  ownLink: boolean;
  /** Competitors named without doubt. */
  competitors: number;
  /** How often the word also stands in lower case, as a word. */
  lowerCaseUses: number;
  /** Somebody or something else of that name stands in the answer. */
  otherBearer: boolean;
  /** The word stands in the answer in lower case with an article. */
  articleBefore: boolean;
  /** The word, in lower case, is an identifier in a program of the answer. */
  inCode: boolean;
  /** A program of the answer holds the name, in any letter case. */
  program: boolean;
  /** Words in mixed case, which only names are: the answer speaks of products. */
  mixedCaseNames: () => boolean;
  /** The question asks for companies, shops or products. */
  commercialQuestion: boolean;
  /** The question wants companies or products named. */
  choice: boolean;
  /** The question writes the name as a name. */
  inQuestion: boolean;
  /** The question sets the name beside others, or asks what else there is. */
  compared: boolean;
}

interface BrandUse {
  brand: number;
  /** A form of several words, a product or the domain. */
  sureForm: boolean;
  /** A single word in no vocabulary, inside a sentence; or anywhere when it never stands in lower case. */
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

/** What the answer as a whole tells, read once. */
export interface AnswerAnchors {
  /** Nothing in the answer shows the word or another bearer of the name, or the brand is named without doubt. */
  isSettled(brand: number): boolean;
  of(scene: Scene): Anchors;
}

/** Reads the answer once and returns what it tells about the brand of any scene. */
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
        (context.sentences.mayMixCase && MIXED_CASE.test(withoutCode(context.visible, context.visible.text))),
    ),
  };
}

const NONE: ReadonlySet<number> = new Set();

const MIXED_CASE = /(?<![\p{L}\p{N}.])\p{Lu}\p{Ll}+\p{Lu}\p{L}+(?![\p{L}\p{N}(])/u;

/** A known name, written as declared, is in mixed case. */
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

/** What the answer shows of each brand before any ordinary word is judged. */
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

/** Brands whose own domain, one that spells their name, is linked by the answer. */
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

/** Brands whose owner, known from the domain or an alias, is itself named: Samsung for Galaxy at samsung.com. */
function ownersNamed(context: AnswerContext, brands: ReadonlySet<number>): Set<number> {
  const named = new Set<number>();
  for (const brand of brands) {
    const names = context.names.brands[brand];
    if (names && ownersOf(names).some((owner) => namesOwner(context.visible.text, owner))) named.add(brand);
  }
  return named;
}

const knownOwners = new WeakMap<BrandNames, readonly string[]>();

/** Words of the domain and aliases that are no part of the name itself; compiled names live on, so they are kept. */
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

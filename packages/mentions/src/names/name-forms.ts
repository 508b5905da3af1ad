import { parse } from 'tldts';
import { foldCompact } from '../text/fold.ts';
import type { BrandNames } from '../types.ts';
import type { NameClass } from './name-class.ts';

/** Where a written form comes from. `base` is the part of a domain-like name before its suffix: monday of monday.com. */
export type FormKind = 'name' | 'alias' | 'product' | 'domain' | 'base';

/** One written form of a brand: `brand` 0 is the tracked brand, 1… its competitors. */
export interface NameForm {
  brand: number;
  kind: FormKind;
  text: string;
  readonly facts: FormFacts;
}

/** Facts of a written form, each null until somebody has looked. */
export interface FormFacts {
  nameClass: NameClass | null;
  mixedCase: boolean | null;
  capitals: number | null;
  readonly mayBeWord: Map<string | null, boolean>;
}

const LEGAL_SUFFIX =
  /[\s,]+(?:inc|incorporated|llc|l\.l\.c|ltd|limited|plc|corp|corporation|co|gmbh|ag|kg|se|s\.?a|s\.?a\.?s|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|ab|oy|oyj|as|a\/s|a\.s|s\.r\.o|sp\. z o\.o|sp\.? ?k|kft|zrt|ooo|pty|pte|pvt|lda|ltda|d\.o\.o|ооо|оао|пао|ао|тоо)\.?$/i;
const CJK_COMPANY =
  /^(?:株式会社|有限会社|㈱)|(?:株式会社|有限公司|股份有限公司|集团|주식회사)$|^(?:주식회사|\(주\))/u;
const QUOTES = /^["'“”«»„‘’]+|["'“”«»„‘’]+$/g;
const MAX_NAME_LENGTH = 120;

function clean(text: string): string {
  return text.normalize('NFC').replace(QUOTES, '').replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH);
}

/** A name without what says only that it is a company: `Zoho` of `Zoho Inc.`, `メルカリ` of `株式会社メルカリ`. */
export function withoutLegalForm(name: string): string {
  let short = name;
  for (let i = 0; i < 2; i++) short = short.replace(LEGAL_SUFFIX, '').replace(CJK_COMPANY, '').trim();
  return foldCompact(short).length >= 2 ? short : name;
}

export function declaredHost(domain: string | null | undefined): string | null {
  if (!domain) return null;
  const parsed = parse(domain.trim());
  if (!parsed.hostname || !parsed.domain) return null;
  return parsed.hostname.replace(/^www\d?\./, '');
}

export function isNamesake(host: string, name: string): boolean {
  const label = foldCompact(parse(host).domainWithoutSuffix ?? '');
  const compact = foldCompact(name).replace(/[&+]/g, '');
  if (label === '' || compact === '') return false;
  if (label.includes(compact) || compact.includes(label)) return true;
  const words = name.split(/[\s&+.-]+/).filter((word) => word !== '');
  const initials = foldCompact(words.map((word) => word.charAt(0)).join(''));
  return words.length > 1 && initials === label;
}

function baseLabel(name: string): string | null {
  const match = /^([\p{L}\p{N}][\p{L}\p{N}-]*)\.([a-z]{2,12})$/iu.exec(name);
  const label = match?.[1];
  if (!label || label.length < 2) return null;
  return parse(name).isIcann === true ? label : null;
}

export function writtenForm(brand: number, kind: FormKind, text: string): NameForm {
  const facts = { nameClass: null, mixedCase: null, capitals: null, mayBeWord: new Map() };
  return { brand, kind, text, facts };
}

export function nameForms(names: BrandNames, brand: number): NameForm[] {
  const forms: NameForm[] = [];
  const seen = new Set<string>();
  const add = (kind: FormKind, raw: string): void => {
    const text = clean(raw);
    const letters = foldCompact(text);
    const key = /['’]/.test(text) ? `${letters}'` : letters;
    if (letters === '' || seen.has(key)) return;
    seen.add(key);
    forms.push(writtenForm(brand, kind, text));
  };
  const declared = [names.name, ...(names.aliases ?? [])];
  add('name', names.name);
  for (const alias of names.aliases ?? []) add('alias', alias);
  for (const product of names.products ?? []) add('product', product);
  for (const name of declared) add(name === names.name ? 'name' : 'alias', withoutLegalForm(clean(name)));
  const host = declaredHost(names.domain);
  if (host !== null && declared.some((name) => isNamesake(host, name))) add('domain', host);
  for (const name of declared) {
    const base = baseLabel(clean(name));
    if (base !== null) add('base', base);
  }
  return forms;
}

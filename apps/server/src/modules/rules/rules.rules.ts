import { FRIENDLY_ERRORS, keywordKey, type SignUpVerdict, toMailDomain } from '@answerscope/contract';
import { wholeWords } from '../../lib/whole-words.ts';

/** A rule in force about the addresses of a domain. */
export interface AddressRule {
  domain: string;
  effect: 'allow' | 'block';
  includes_subdomains: boolean;
}

/** A rule in force about what assistants are not asked. */
export interface PhraseRule {
  phrase: string;
  message: string;
}

/**
 * Whether an account may be made with an address. A block wins over everything; as soon as one rule allows a domain, what
 * no rule allows may not.
 */
export function judgeAddress(email: string, rules: readonly AddressRule[]): SignUpVerdict {
  const domain = toMailDomain(email);
  const about = rules.filter((rule) => domain !== null && holds(rule, domain));
  const blocked = about.find(({ effect }) => effect === 'block');
  if (blocked) return refused(blocked.domain);
  const allowed = about.find(({ effect }) => effect === 'allow');
  if (allowed) return { is_allowed: true, message: null, domain: allowed.domain };
  const isOpen = rules.every(({ effect }) => effect !== 'allow');
  return isOpen ? { is_allowed: true, message: null, domain: null } : refused(null);
}

function refused(domain: string | null): SignUpVerdict {
  return { is_allowed: false, message: FRIENDLY_ERRORS.auth.address_not_allowed, domain };
}

function holds({ domain, includes_subdomains }: AddressRule, of: string): boolean {
  const own = toMailDomain(domain);
  return own !== null && (of === own || (includes_subdomains && of.endsWith(`.${own}`)));
}

/**
 * Finds the rule that refuses a text: the first whose phrase stands in it as whole words, whatever their case, any space
 * or hyphen being as good as another. A star at its end stands for any ending.
 */
export function phraseFinder(rules: readonly PhraseRule[]): (text: string) => PhraseRule | null {
  const sought = rules.map((rule) => ({
    rule,
    pattern: new RegExp(wholeWords(keywordKey(rule.phrase)), 'u'),
  }));
  return (text) => {
    const key = keywordKey(text);
    return sought.find(({ pattern }) => pattern.test(key))?.rule ?? null;
  };
}

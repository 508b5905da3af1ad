import * as messages from './accounts-messages.ts';
import { LIMITS } from './limits.ts';
import { plainText } from './text.ts';

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * The domain of a mail address or a typed domain, in small letters and as ASCII ('münchen.example' →
 * 'xn--mnchen-3ya.example'); null where it is none.
 */
export function toMailDomain(text: string): string | null {
  const typed = text.trim().replace(/^.*@/u, '').replace(/\.$/u, '');
  if (typed === '' || /[\s/?#:[\]\\]/u.test(typed)) return null;
  const domain = hostOf(typed);
  const labels = domain?.split('.') ?? [];
  const isDomain = labels.length > 1 && labels.every((label) => LABEL.test(label));
  return isDomain && /[a-z]/.test(labels.at(-1) ?? '') ? domain : null;
}

function hostOf(text: string): string | null {
  try {
    return new URL(`http://${text}`).hostname;
  } catch {
    return null;
  }
}

/** A domain as an administrator enters it: also in letters of its own language. */
export const MailDomain = plainText(LIMITS.mail_domain_max)
  .trim()
  .toLowerCase()
  .max(LIMITS.mail_domain_max)
  .refine((text) => !text.includes('@') && toMailDomain(text) !== null, messages.enterADomain);

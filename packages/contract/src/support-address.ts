import { Email } from './accounts.contract.ts';
import { toMailDomain } from './mail-domain.ts';

const SUPPORT_ADDRESS_MAX = 500;

/** Where users get help, as an operator has set it: a mail address or a page (https), each in one spelling; null where it is neither. */
export function toSupportAddress(text: string): string | null {
  const typed = text.trim();
  if (typed.length > SUPPORT_ADDRESS_MAX) return null;
  if (/^https:\/\//i.test(typed)) {
    if (/\s/.test(typed) || !URL.canParse(typed)) return null;
    const { href, username, password } = new URL(typed);
    return username === '' && password === '' ? href : null;
  }
  const email = Email.safeParse(typed);
  const domain = email.success ? toMailDomain(email.data) : null;
  // What a mail program could read as more than one address is none.
  if (!email.success || domain === null || /[<>"(),:;\\]/.test(email.data)) return null;
  return `${email.data.slice(0, email.data.lastIndexOf('@'))}@${domain}`;
}

import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Sign up rules page
  mailDomain: 'E-Mail-Domain',
  signUpRules: 'Registrierungsregeln',
  allowed: 'Erlaubt',
  allowedWithSubdomains: 'Erlaubt, mit Subdomains',
  blocked: 'Gesperrt',
  blockedWithSubdomains: 'Gesperrt, mit Subdomains',
  effect: 'Wirkung',
  note: 'Notiz',
} satisfies Translation<typeof messages>;

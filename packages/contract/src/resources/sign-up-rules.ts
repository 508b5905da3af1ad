import { z } from 'zod';
import { SIGN_UP_EFFECTS } from '../choices.ts';
import { LIMITS } from '../limits.ts';
import { MailDomain } from '../mail-domain.ts';
import { BooleanParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';

const SignUpEffect = z.enum(SIGN_UP_EFFECTS);

/** Whose addresses accounts may be made with. */
export const signUpRules = resource({
  name: 'sign_up_rules',
  title: 'Sign-up rules',
  words: { one: 'sign-up rule', many: 'sign-up rules' },
  fields: {
    domain: MailDomain.register(fieldHints, {
      label: 'Mail domain',
      hint: 'What stands behind the @: example.com.',
    }),
    effect: SignUpEffect.register(fieldHints, {
      choices: { allow: 'Allowed', block: 'Blocked' },
      hint: 'As soon as one domain is allowed, only allowed domains can sign up. A blocked one never can.',
    }),
    includes_subdomains: z.boolean().register(fieldHints, {
      label: 'Also subdomains',
      hint: 'For example.com also mail.example.com.',
    }),
    note: plainText(LIMITS.rule_note_max).trim().max(LIMITS.rule_note_max).register(fieldHints, {
      input: 'area',
      hint: 'For other administrators. May be empty.',
    }),
    is_active: z.boolean().register(fieldHints, { label: 'In force' }),
  },
  facts: {},
  named: 'domain',
  searched: ['domain', 'note'],
  sorts: ['domain'],
  filters: { effect: SignUpEffect.optional(), is_active: BooleanParameter.optional() },
  isOrdered: false,
});
export type SignUpRule = z.infer<typeof signUpRules.row>;

export const signUpRulesContract = resourceContract(signUpRules);

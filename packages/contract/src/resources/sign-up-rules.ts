import { z } from 'zod';
import { SIGN_UP_EFFECTS } from '../choices.ts';
import { LIMITS } from '../limits.ts';
import { MailDomain } from '../mail-domain.ts';
import { BooleanParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import * as messages from './messages.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';

const SignUpEffect = z.enum(SIGN_UP_EFFECTS);

/** Whose addresses accounts may be made with. */
export const signUpRules = resource({
  name: 'sign_up_rules',
  title: messages.signUpRules,
  fields: {
    domain: MailDomain.register(fieldHints, {
      label: messages.mailDomain,
      hint: messages.whatStandsBehindThe,
    }),
    effect: SignUpEffect.register(fieldHints, {
      choices: { allow: messages.allowed, block: messages.blocked },
      hint: messages.asSoonAsOneDomain,
    }),
    includes_subdomains: z.boolean().register(fieldHints, {
      label: messages.alsoSubdomains,
      hint: messages.forExampleComAlsoMail,
    }),
    note: plainText(LIMITS.rule_note_max).trim().max(LIMITS.rule_note_max).register(fieldHints, {
      input: 'area',
      hint: messages.forOtherAdministrators,
    }),
    is_active: z.boolean().register(fieldHints, { label: messages.inForce }),
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

import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { BooleanParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';

const PHRASE_SHAPE = /^(?=.*[\p{L}\p{N}])[^*<>\p{Cc}]+?\*?$/u;

/** What assistants are not asked: phrases that no new keyword and no question of a keyword may hold. */
export const keywordRules = resource({
  name: 'keyword_rules',
  title: 'Keyword rules',
  words: { one: 'keyword rule', many: 'keyword rules' },
  fields: {
    phrase: plainText(LIMITS.rule_phrase_max)
      .trim()
      .min(2, 'Please enter two characters or more')
      .max(LIMITS.rule_phrase_max)
      .regex(PHRASE_SHAPE, 'Please enter words; a star may stand at the very end')
      .register(fieldHints, {
        hint: 'Whole words, whatever their case: gambling. A star at the end stands for any ending: gambl*.',
      }),
    message: plainText(LIMITS.rule_message_max)
      .trim()
      .min(1, 'Please say why')
      .max(LIMITS.rule_message_max)
      .register(fieldHints, {
        input: 'area',
        hint: 'Shown to anyone who enters such a keyword: We do not measure gambling.',
      }),
    is_active: z.boolean().register(fieldHints, {
      label: 'In force',
      hint: 'Keywords that are there already stay, and are asked.',
    }),
  },
  facts: {},
  named: 'phrase',
  searched: ['phrase', 'message'],
  sorts: ['phrase'],
  filters: { is_active: BooleanParameter.optional() },
  isOrdered: false,
});
export type KeywordRule = z.infer<typeof keywordRules.row>;

export const keywordRulesContract = resourceContract(keywordRules);

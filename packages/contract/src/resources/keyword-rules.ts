import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { BooleanParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import * as messages from './messages.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';

const PHRASE_SHAPE = /^(?=.*[\p{L}\p{N}])[^*<>\p{Cc}]+?\*?$/u;

/** What assistants are not asked: phrases that no new keyword and no question of a keyword may hold. */
export const keywordRules = resource({
  name: 'keyword_rules',
  title: messages.keywordRules,
  fields: {
    phrase: plainText(LIMITS.rule_phrase_max)
      .trim()
      .min(2, messages.enterTwoCharactersOrMore)
      .max(LIMITS.rule_phrase_max)
      .regex(PHRASE_SHAPE, messages.enterWordsAStarMayStand)
      .register(fieldHints, {
        hint: messages.wholeWordsWhateverTheirCase,
      }),
    message: plainText(LIMITS.rule_message_max)
      .trim()
      .min(1, messages.sayWhy)
      .max(LIMITS.rule_message_max)
      .register(fieldHints, {
        input: 'area',
        hint: messages.shownAnyoneWhoEntersSuch,
      }),
    is_active: z.boolean().register(fieldHints, {
      label: messages.inForce,
      hint: messages.keywordsThereAlreadyStay,
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

import { keywordRules, signUpRules } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import { administering } from '../audit/index.ts';
import { createResourceRoutes } from '../resources/index.ts';
import { listAddressRules, listPhraseRules } from './rules.queries.ts';
import { judgeAddress, phraseFinder } from './rules.rules.ts';
import { keyword_rules, sign_up_rules } from './rules.tables.ts';

/** Binds the rules about accounts and keywords, and trying them out. */
export function createRulesRoutes({ servicePool }: { servicePool: Pool }) {
  const { admin } = procedures;
  const bindAdmin = bind(administering(servicePool));
  return {
    sign_up_rules: createResourceRoutes(admin.sign_up_rules, signUpRules, {
      servicePool,
      table: sign_up_rules,
    }),
    keyword_rules: createResourceRoutes(admin.keyword_rules, keywordRules, {
      servicePool,
      table: keyword_rules,
    }),
    try_sign_up: bindAdmin(admin.try_sign_up, (ctx, { email }) =>
      ctx.readAll(async (tx) => judgeAddress(email, await listAddressRules(tx))),
    ),
    try_keyword: bindAdmin(admin.try_keyword, (ctx, { keyword }) =>
      ctx.readAll(async (tx) => {
        const rule = phraseFinder(await listPhraseRules(tx))(keyword);
        return { is_allowed: rule === null, message: rule?.message ?? null, phrase: rule?.phrase ?? null };
      }),
    ),
  };
}

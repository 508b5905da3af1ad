import type { warningRules } from '@answerscope/contract';
import type { z } from 'zod';
import type { ResourceServices } from '../resources/index.ts';
import { findLastWarnings } from './warnings.queries.ts';
import { warning_rules } from './warnings.tables.ts';

/** A warning rule says when it last warned. */
export const warningRuleServices: ResourceServices<z.output<typeof warningRules.write>> = {
  table: warning_rules,
  async facts(tx, ids) {
    const last = await findLastWarnings(tx, ids);
    return new Map(ids.map((id) => [id, { last_triggered_at: last.get(id) ?? null }]));
  },
};

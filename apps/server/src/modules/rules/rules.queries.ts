import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AddressRule, PhraseRule } from './rules.rules.ts';
import { keyword_rules, sign_up_rules } from './rules.tables.ts';

/** The rules in force about addresses. */
export async function listAddressRules(tx: Transaction): Promise<AddressRule[]> {
  const { domain, effect, includes_subdomains, is_active, deleted_at } = sign_up_rules;
  return tx
    .select({ domain, effect, includes_subdomains })
    .from(sign_up_rules)
    .where(and(eq(is_active, true), isNull(deleted_at)))
    .orderBy(asc(domain));
}

/** The rules in force about keywords. */
export async function listPhraseRules(tx: Transaction): Promise<PhraseRule[]> {
  const { phrase, message, is_active, deleted_at } = keyword_rules;
  return tx
    .select({ phrase, message })
    .from(keyword_rules)
    .where(and(eq(is_active, true), isNull(deleted_at)))
    .orderBy(asc(phrase));
}

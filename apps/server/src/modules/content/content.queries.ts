import {
  type Language,
  type ShownClaim,
  type ShownLogo,
  type ShownTestimonial,
  TESTIMONIALS_SHOWN_MAX,
} from '@answerscope/contract';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { inLanguage } from '../resources/index.ts';
import { findBuiltInClaim } from './built-in-texts.rules.ts';
import { homepage_logos, landing_claims, testimonials } from './content.tables.ts';

/** The logos that visitors see, in the order that administrators chose. */
export async function listShownLogos(tx: Transaction): Promise<ShownLogo[]> {
  const { id, name, alt_text, image_url, is_active, deleted_at, sort_order } = homepage_logos;
  return tx
    .select({ id, name, alt_text, image_url })
    .from(homepage_logos)
    .where(and(eq(is_active, true), isNull(deleted_at)))
    .orderBy(asc(sort_order), asc(id));
}

/** The testimonials that visitors see, in the order that administrators chose: the first of them. */
export async function listShownTestimonials(
  tx: Transaction,
  language: Language,
): Promise<ShownTestimonial[]> {
  const { id, is_active, deleted_at, sort_order } = testimonials;
  const rows = await tx
    .select()
    .from(testimonials)
    .where(and(eq(is_active, true), isNull(deleted_at)))
    .orderBy(asc(sort_order), asc(id))
    .limit(TESTIMONIALS_SHOWN_MAX);
  return rows.map((row) => {
    const { id, name, role, content } = inLanguage(row, language, () => null);
    return { id, name, role, content };
  });
}

/** What the operator claims, in the order that administrators chose. */
export async function listShownClaims(tx: Transaction, language: Language): Promise<ShownClaim[]> {
  const { id, is_active, deleted_at, sort_order } = landing_claims;
  const rows = await tx
    .select()
    .from(landing_claims)
    .where(and(eq(is_active, true), isNull(deleted_at)))
    .orderBy(asc(sort_order), asc(id));
  return rows.map((row) => {
    const { id, place, figure, label } = inLanguage(row, language, findBuiltInClaim);
    return { id, place, figure, label };
  });
}

/** Hides those of these claims that no administrator has saved. */
export async function hideUneditedClaims(
  tx: Transaction,
  claims: readonly Pick<ShownClaim, 'figure' | 'label'>[],
): Promise<void> {
  const { figure, label, version } = landing_claims;
  const isOneOf = or(...claims.map((claim) => and(eq(figure, claim.figure), eq(label, claim.label))));
  await tx
    .update(landing_claims)
    .set({ is_active: false })
    .where(and(eq(version, 1), isOneOf));
}

/** Adds claims that come with the product. */
export async function insertClaims(
  tx: Transaction,
  claims: readonly (typeof landing_claims.$inferInsert)[],
): Promise<void> {
  await tx.insert(landing_claims).values([...claims]);
}

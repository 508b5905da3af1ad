import {
  type DesignDraft,
  type DesignVersion,
  LIMITS,
  styleSheetPath,
  type TokenValue,
} from '@answerscope/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { groupOf, type StyleSheet } from './design.rules.ts';
import { design_drafts, design_tokens, design_versions, theme_templates } from './design.tables.ts';

const DRAFT = 'draft';

/** The draft as it is stored; before the first change it has the version 0 and no values. */
export async function readDraft(tx: Transaction): Promise<DesignDraft> {
  const { rows } = await tx.execute<DesignDraft & { updated_at: string | null }>(sql`
    select d.version, d.tokens, d.updated_at, (
      select u.email from audit_logs a left join auth."user" u on u.id = a.actor_id
      where d.updated_at is not null and a.subject_type = 'design' and a.subject_id = ${DRAFT} order by a.created_at desc, a.id desc limit 1
    ) as updated_by
    from design_drafts d`);
  const [row] = rows;
  if (row === undefined) return { version: 0, tokens: [], updated_at: null, updated_by: null };
  return { ...row, updated_at: row.updated_at === null ? null : new Date(row.updated_at).toISOString() };
}

/** Locks the draft, and with it all that is published: of two administrators one comes after the other. */
export async function lockDraft(tx: Transaction): Promise<DesignDraft> {
  await tx
    .insert(design_drafts)
    .values({ name: DRAFT, version: 0, tokens: [], updated_at: null })
    .onConflictDoNothing();
  await tx.select({ version: design_drafts.version }).from(design_drafts).for('update');
  return readDraft(tx);
}

export async function updateDraft(
  tx: Transaction,
  { version, tokens, at }: { version: number; tokens: TokenValue[]; at: Date },
): Promise<void> {
  await tx
    .update(design_drafts)
    .set({ version, tokens, updated_at: at })
    .where(eq(design_drafts.name, DRAFT));
}

/** Designs that are or were published, the newest first; one of them by its number. */
async function readVersions(
  tx: Transaction,
  { number, limit }: { number?: number; limit: number },
): Promise<DesignVersion[]> {
  const { rows } = await tx.execute<Omit<DesignVersion, 'style_sheet'> & { hash: string | null }>(sql`
    select v.number, v.hash, v.restored, v.published_at, a.published_by, a.reason, (
      select coalesce(jsonb_agg(jsonb_build_object(
        'token_name', t.token_name, 'scheme', t.scheme, 'token_value', t.token_value)
        order by t.token_group, t.scheme, t.token_name), '[]')
      from design_tokens t where t.number = v.number
    ) as tokens
    from design_versions v
    left join lateral (
      select l.reason, u.email as published_by from audit_logs l left join auth."user" u on u.id = l.actor_id
      where l.subject_type = 'design' and l.subject_id = v.number::text
      order by l.created_at desc, l.id desc limit 1
    ) a on true
    where ${number === undefined ? sql`true` : sql`v.number = ${number}`}
    order by v.number desc limit ${limit}`);
  return rows.map(({ hash, ...row }) => ({
    ...row,
    published_at: new Date(row.published_at).toISOString(),
    style_sheet: hash === null ? null : styleSheetPath(hash),
  }));
}

/** What is published; null where nothing ever was. */
export const findPublished = async (tx: Transaction): Promise<DesignVersion | null> =>
  (await readVersions(tx, { limit: 1 }))[0] ?? null;

/** A design that is or was published, by its number. */
export const findVersion = async (tx: Transaction, number: number): Promise<DesignVersion | null> =>
  (await readVersions(tx, { number, limit: 1 }))[0] ?? null;

export async function listVersions(tx: Transaction): Promise<{ items: DesignVersion[]; total: number }> {
  const [counted] = await tx.select({ total: sql<number>`count(*)::int` }).from(design_versions);
  return {
    items: await readVersions(tx, { limit: LIMITS.design_versions_shown_max }),
    total: counted?.total ?? 0,
  };
}

export async function insertVersion(
  tx: Transaction,
  version: {
    number: number;
    tokens: readonly TokenValue[];
    sheet: StyleSheet | null;
    restored: number | null;
    at: Date;
  },
): Promise<void> {
  const { number, tokens, sheet, restored, at } = version;
  await tx.insert(design_versions).values({
    number,
    style_sheet: sheet?.text ?? null,
    hash: sheet?.hash ?? null,
    restored,
    published_at: at,
  });
  if (tokens.length > 0)
    await tx
      .insert(design_tokens)
      .values(tokens.map((token) => ({ ...token, number, token_group: groupOf(token) })));
}

const isPublished = sql`${design_tokens.number} = (select max(number) from design_versions)`;

/** The published values, ordered by their group (specification 7.4). */
export function listPublishedTokens(tx: Transaction) {
  const { token_name, token_value, token_group, scheme } = design_tokens;
  return tx
    .select({ token_name, token_value, token_group, scheme })
    .from(design_tokens)
    .where(isPublished)
    .orderBy(asc(token_group), asc(token_name), asc(scheme));
}

/** Where the style sheet is of what is published; null for the built-in look. */
export async function findPublishedStyleSheet(tx: Transaction): Promise<string | null> {
  const [row] = await tx
    .select({ hash: design_versions.hash })
    .from(design_versions)
    .orderBy(sql`${design_versions.number} desc`)
    .limit(1);
  return row?.hash ? styleSheetPath(row.hash) : null;
}

/** A style sheet that is or was published: pages that are open may still ask for it. */
export async function findStyleSheet(tx: Transaction, hash: string): Promise<string | null> {
  const [row] = await tx
    .select({ text: design_versions.style_sheet })
    .from(design_versions)
    .where(eq(design_versions.hash, hash))
    .limit(1);
  return row?.text ?? null;
}

/** A theme template that is not in the trash. */
export async function findTemplate(
  tx: Transaction,
  id: string,
): Promise<{ name: string; tokens: TokenValue[] } | null> {
  const { name, tokens } = theme_templates;
  const [row] = await tx
    .select({ name, tokens })
    .from(theme_templates)
    .where(and(eq(theme_templates.id, id), isNull(theme_templates.deleted_at)));
  return row ?? null;
}

/** Adds theme templates, in the order given. */
export async function insertTemplates(
  tx: Transaction,
  rows: readonly (typeof theme_templates.$inferInsert)[],
): Promise<void> {
  await tx.insert(theme_templates).values(rows.map((row, index) => ({ ...row, sort_order: index + 1 })));
}

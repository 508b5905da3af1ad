import { LANGUAGES } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgSchema, text, uuid } from 'drizzle-orm/pg-core';
import { personId, time } from '../database/columns.ts';
import type { PersonId } from '../lib/ids.ts';

/** The schema of sign-in data: only the auth role reads it. */
export const authSchema = pgSchema('auth');

/** An account holder. `name` is better-auth's word for the full name. */
export const user = authSchema.table(
  'user',
  {
    id: uuid().$type<PersonId>().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    role: text({ enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    isActive: boolean('is_active').notNull().default(true),
    /** In which the product speaks to them; that of their profile. */
    language: text({ enum: LANGUAGES }).notNull().default('en'),
    /** Signing in wants a code besides the password. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** When its user asked for its deletion: until it is erased nobody is signed in, and signing in takes it back. */
    deletionAskedAt: time('deletion_asked_at'),
    /** From when on nobody comes back: its rows are going. */
    erasureBegunAt: time('erasure_begun_at'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('user_deletion').on(table.deletionAskedAt).where(sql`${table.deletionAskedAt} is not null`),
    index('user_newest').on(table.createdAt, table.id),
    /** Any part of an address, without reading every account. */
    index('user_search').using('gin', table.email.op('gin_trgm_ops')),
  ],
);

export const session = authSchema.table(
  'session',
  {
    id: uuid().primaryKey(),
    userId: personId('user_id').references(() => user.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: time('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** Marks a visit of the demonstration and says the language of its pages. Null in ordinary sessions. */
    visitLanguage: text('visit_language', { enum: LANGUAGES }),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('session_user').on(table.userId)],
);

export const account = authSchema.table(
  'account',
  {
    id: uuid().primaryKey(),
    userId: personId('user_id').references(() => user.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: time('access_token_expires_at'),
    refreshTokenExpiresAt: time('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('account_user').on(table.userId)],
);

export const verification = authSchema.table(
  'verification',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
);

/** What an authenticator app and recovery codes are compared with, both encrypted; one a person. */
export const twoFactor = authSchema.table(
  'two_factor',
  {
    id: uuid().primaryKey(),
    userId: personId('user_id').references(() => user.id, { onDelete: 'cascade' }),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** A code of the app was right once: until then signing in does not ask for one. */
    verified: boolean().notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: time('locked_until'),
  },
  (table) => [index('two_factor_user').on(table.userId)],
);

import type { ApiKeyScope, Language } from '@answerscope/contract';
import type { AccountId, PersonId } from '../lib/ids.ts';

/** Who acts. Persons are named by their account; what acts by itself, by what it is. */
export type Actor = SignedInActor | SystemActor | StripeActor;

/** A person at a browser or behind a bearer token; an administrator is one also where their own rows are meant. */
export interface SignedInActor {
  kind: 'user' | 'administrator';
  personId: PersonId;
  /** The account whose rows they read and write. */
  accountId: AccountId;
  /** What lets them in: their session, or their API key. */
  sessionId: string;
  /** Set where a program of theirs asks by an API key: it may less than they do, and is never an administrator. */
  key?: { id: string; scope: ApiKeyScope };
  /** Set in a visit of the demonstration. It is read-only. */
  visit?: Visit;
  /** The administrator who sees the product as this user, and changes nothing of it; the session is theirs. */
  viewer?: Viewer;
}

/** An administrator who views as a user: beside the actor, never in their place. */
export interface Viewer {
  administratorId: PersonId;
  /** The administrator's own account. */
  administratorAccountId: AccountId;
  viewId: string;
  secondsLeft: number;
  endsAt: Date;
  /** What the user is called. */
  user: { name: string; email: string; image: string | null };
}

/** A visit of the demonstration's account without one of one's own. */
export interface Visit {
  endsAt: Date;
  secondsLeft: number;
  language: Language;
  /** The demonstration's user. */
  user: Viewer['user'];
}

/** The product itself: a job, a schedule, a start. */
export interface SystemActor {
  kind: 'system';
  /** 'demonstration', or the name of the job. */
  name: string;
}

/** Stripe, by what it says of a customer. */
export interface StripeActor {
  kind: 'stripe';
  customerId: string;
}

/** The first account of a person, which has their id. */
export const firstAccountOf = (personId: PersonId): AccountId => personId as string as AccountId;

/** Whether who asks can change nothing of the rows that they read. */
export function onlyReads({ viewer, visit, key }: SignedInActor): boolean {
  return viewer !== undefined || visit !== undefined || key?.scope === 'read';
}

/** Whose limits a request counts against. Each visit of the demonstration has limits of its own. */
export function chargedAccount({ accountId, sessionId, viewer, visit }: SignedInActor): string {
  return visit === undefined ? (viewer?.administratorId ?? accountId) : sessionId;
}

/** Whom what happened is put down to; null where nobody is signed in, or somebody only looks. */
export function affectedAccount(actor: SignedInActor | null): PersonId | null {
  return actor === null || actor.viewer !== undefined || actor.visit !== undefined ? null : actor.personId;
}

/** The account behind an actor; null for what acts by itself. */
export function accountOf(actor: Actor): PersonId | null {
  return 'personId' in actor ? actor.personId : null;
}

/** What else there is to say of an actor: which job, which customer of Stripe's, which API key. Null for a person at a browser. */
export function referenceOf(actor: Actor): string | null {
  switch (actor.kind) {
    case 'system':
      return actor.name;
    case 'stripe':
      return actor.customerId;
    default:
      return actor.key === undefined ? null : `API key ${actor.key.id}`;
  }
}

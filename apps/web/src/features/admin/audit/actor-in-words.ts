import type { AuditLog } from '@answerscope/contract';

type ActorFacts = Pick<AuditLog, 'actor_kind' | 'actor_email'> &
  Partial<Pick<AuditLog, 'actor_id' | 'actor_reference'>>;

/** Who did it, and what they are: 'administrator anna@example.com', 'the product (erase-due-accounts)'. */
export function actorInWords({ actor_kind, actor_id, actor_email, actor_reference }: ActorFacts): string {
  const reference = actor_reference ? ` (${actor_reference})` : '';
  switch (actor_kind) {
    case 'system':
      return `the product${reference}`;
    case 'stripe':
      return `Stripe${reference}`;
    default: {
      const who = actor_email ?? actor_id;
      return who
        ? `${actor_kind} ${who}`
        : `${actor_kind === 'user' ? 'a user' : 'an administrator'} whose account is gone`;
    }
  }
}

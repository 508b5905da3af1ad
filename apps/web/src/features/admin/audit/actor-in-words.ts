import type { AuditLog } from '@answerscope/contract';
import * as messages from './messages.ts';

type ActorFacts = Pick<AuditLog, 'actor_kind' | 'actor_email'> &
  Partial<Pick<AuditLog, 'actor_id' | 'actor_reference'>>;

/** Who did it, and what they are: 'administrator anna@example.com', 'the product (erase-due-accounts)'. */
export function actorInWords({ actor_kind, actor_id, actor_email, actor_reference }: ActorFacts): string {
  switch (actor_kind) {
    case 'system':
      return actor_reference ? messages.partOfProduct({ part: actor_reference }) : messages.theProduct;
    case 'stripe':
      return actor_reference ? messages.stripeCustomer({ customer: actor_reference }) : messages.stripe;
    default: {
      const who = actor_email ?? actor_id;
      if (actor_kind === 'user') return who ? messages.userNamed({ who }) : messages.userGone;
      return who ? messages.administratorNamed({ who }) : messages.administratorGone;
    }
  }
}

import type { AdminContext } from '../../../context/admin-context.ts';
import { renderLetter } from '../../../mail/letter.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import { getPerson } from '../../accounts/index.ts';
import { testLetter } from '../test-letter.rules.ts';

/** Posts a mail to the administrator who asks, by the way of all mails: a worker sends it. */
export async function sendTestMail(ctx: AdminContext & { outbox: Outbox }): Promise<{ recipient: string }> {
  return ctx.administer(async ({ tx, audit }) => {
    const person = await getPerson(tx, ctx.actor.personId);
    await ctx.outbox.post(tx, renderLetter(person, testLetter(person.interface_language)));
    await audit({
      action: 'send_test_mail',
      subject_type: 'user',
      subject_id: ctx.actor.personId,
      reason: null,
      before: null,
      after: { recipient: person.email },
    });
    return { recipient: person.email };
  });
}

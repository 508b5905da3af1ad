import { type Language, PRODUCT_NAME } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { wordsOf } from '../../../lib/words-in.ts';
import { type Letter, renderLetter } from '../../../mail/letter.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import { getProfileRow } from '../../accounts/index.ts';
import german from '../messages.de.ts';
import * as english from '../messages.ts';

const wordsIn = wordsOf(english, german);

function testLetter(language: Language): Letter {
  const words = wordsIn(language);
  return {
    language,
    subject: words.testMailSubject({ product: PRODUCT_NAME }),
    blocks: [{ kind: 'words', words: words.testMail }],
  };
}

/** Posts a mail to the administrator who asks, by the way of all mails: a worker sends it. */
export async function sendTestMail(ctx: AdminContext & { outbox: Outbox }): Promise<{ recipient: string }> {
  return ctx.administer(async ({ tx, audit }) => {
    const profile = await getProfileRow(tx, ctx.actor.userId);
    await ctx.outbox.post(tx, renderLetter(profile, testLetter(profile.interface_language)));
    await audit({
      action: 'send_test_mail',
      subject_type: 'user',
      subject_id: ctx.actor.userId,
      reason: null,
      before: null,
      after: { recipient: profile.email },
    });
    return { recipient: profile.email };
  });
}

import { CHANNELS, type ChannelWording } from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { getPlan } from '../../plans/index.ts';
import { getChannelSettings } from '../../settings/index.ts';
import { wordingOf } from '../wording.rules.ts';

/** How each channel of the caller's plan would word a question now, in the order of the channels. */
export async function listQuestionWordings(ctx: AccountContext): Promise<ChannelWording[]> {
  return ctx.db.transaction(async (tx) => {
    const profile = await getProfileRow(tx, ctx.accountId);
    const plan = await getPlan(tx, profile.plan_id);
    const wordings: ChannelWording[] = [];
    for (const channel of CHANNELS) {
      if (!plan.allowed_channels.includes(channel)) continue;
      const { settings } = await getChannelSettings(tx, channel);
      wordings.push({ channel, ...wordingOf(profile, settings) });
    }
    return wordings;
  });
}

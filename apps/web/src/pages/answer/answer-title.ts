import { type AnswerDetail, CHANNEL_LABELS } from '@answerscope/contract';
import * as messages from './messages.ts';

type Judged = Pick<AnswerDetail, 'channel' | 'company_name' | 'is_ad_hoc' | 'result_state'> & {
  verdict: Pick<AnswerDetail['verdict'], 'rank' | 'rank_of' | 'companies'>;
};

/** Names the finding of an answer, for example 'Claude mentions 4 companies, not you'. */
export function answerTitle({ channel, company_name, is_ad_hoc, result_state, verdict }: Judged): string {
  const assistant = CHANNEL_LABELS[channel];
  const name = is_ad_hoc ? company_name : messages.you;
  const { rank, rank_of, companies } = verdict;
  if (result_state === 'failed') return messages.assistantGaveNoAnswer({ assistant });
  if (result_state === 'refused') return messages.assistantRefuses({ assistant });
  if (result_state === 'no_companies') return messages.assistantMentionsNobody({ assistant });
  if (result_state === 'mentioned')
    return rank === null || rank_of === null
      ? messages.assistantMentions({ assistant, name, isAlone: companies?.length === 0 ? 'yes' : 'no' })
      : messages.assistantMentionsAt({ assistant, name, rank, of: rank_of });
  return companies === null || companies.length === 0
    ? messages.assistantDoesNotMention({ assistant, name })
    : messages.assistantMentionsOthers({ assistant, name, count: companies.length });
}

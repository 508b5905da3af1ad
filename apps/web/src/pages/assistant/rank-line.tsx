import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import { LeadLine } from '../../ui/lead-line.tsx';
import * as messages from './messages.ts';
import { useAssistantRank } from './use-assistant-rank.ts';

/** The company's rank among all that the assistant mentions. */
export function RankLine({ channel, company }: { channel: Channel; company: string }) {
  const { rank, failure } = useAssistantRank(channel, company);
  const assistant = CHANNEL_LABELS[channel];
  if (failure) return <>{messages.rankNotLoaded}</>;
  if (!rank) return <LeadLine lines={2} words={undefined} />;
  const { you, companies, likely } = rank;
  if (you)
    return (
      <LeadLine
        figure={messages.rank({ place: you.place })}
        words={messages.ofCompanies({
          companies,
          isOpen: likely && likely.best < likely.worst ? 'yes' : 'no',
          best: likely?.best ?? you.place,
          worst: likely?.worst ?? you.place,
        })}
      />
    );
  return (
    <>{companies === 0 ? messages.noRankYet({ assistant }) : messages.behindAll({ assistant, companies })}</>
  );
}

import { CHANNEL_LABELS, type Channel, percentInWords } from '@answerscope/contract';
import { Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import { useAssistantRank } from './use-assistant-rank.ts';

/** The company's rank among all that the assistant mentions. */
export function RankLine({ channel, company }: { channel: Channel; company: string }) {
  const { rank, failure } = useAssistantRank(channel, company);
  const assistant = CHANNEL_LABELS[channel];
  if (failure) return <>{messages.rankNotLoaded}</>;
  if (!rank) return <Skeleton width="280px" />;
  const { you, companies } = rank;
  if (you)
    return (
      <>
        {messages.youRank({
          place: you.place,
          companies,
          assistant,
          rate: percentInWords(you.rate),
        })}
      </>
    );
  return (
    <>{companies === 0 ? messages.noRankYet({ assistant }) : messages.behindAll({ assistant, companies })}</>
  );
}

import type { ChannelSummary } from '@answerscope/contract';
import { Skeleton } from '../../ui/states.tsx';

interface VisibilityHeadlineProps {
  channels: readonly ChannelSummary[] | null;
  companyName: string;
}

/** The dashboard's question answered in one sentence: do AI assistants name us? */
export function VisibilityHeadline({ channels, companyName }: VisibilityHeadlineProps) {
  if (!channels) return <Skeleton width="320px" />;
  const answered = channels.reduce((sum, channel) => sum + channel.answered, 0);
  const mentioned = channels.reduce((sum, channel) => sum + channel.mentioned, 0);
  const failed = channels.reduce((sum, channel) => sum + channel.failed, 0);
  if (answered === 0 && failed > 0)
    return <>The newest checks failed, so nothing is known about {companyName} yet.</>;
  if (answered === 0) return <>No assistant has been asked about {companyName} yet.</>;
  return (
    <>
      {answered === 1 ? `${mentioned} of 1 answer` : `${mentioned} of the newest ${answered} answers`}{' '}
      {mentioned === 1 ? 'names' : 'name'} {companyName}.
    </>
  );
}

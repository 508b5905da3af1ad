import { STANCE_WORDS, type Stance } from '@answerscope/contract';
import { IconAlertTriangle, IconMessage, IconThumbDown, IconThumbUp, IconTrophy } from '@tabler/icons-react';
import { Badge } from '../../ui/badge.tsx';

const LOOKS: Record<Stance, Pick<Parameters<typeof Badge>[0], 'Icon' | 'tone'>> = {
  recommended_first: { Icon: IconTrophy, tone: 'positive' },
  praised: { Icon: IconThumbUp, tone: 'positive' },
  mentioned: { Icon: IconMessage },
  with_reservation: { Icon: IconAlertTriangle, tone: 'warning' },
  advised_against: { Icon: IconThumbDown, tone: 'negative' },
};

/** How an answer speaks of a company. */
export function StanceBadge({ stance }: { stance: Stance }) {
  return <Badge {...LOOKS[stance]} label={STANCE_WORDS[stance]} />;
}

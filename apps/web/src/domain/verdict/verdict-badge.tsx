import type { ResultState } from '@answerscope/contract';
import { IconAlertTriangle, IconCheck, IconCircleOff, IconHandStop, IconMinus } from '@tabler/icons-react';
import { Badge } from '../../ui/badge.tsx';
import * as messages from './messages.ts';
import { STATE_WORDS } from './state-words.ts';

export const STATE_ICONS = {
  mentioned: IconCheck,
  not_mentioned: IconMinus,
  no_companies: IconCircleOff,
  refused: IconHandStop,
  failed: IconAlertTriangle,
} as const;

const TONES: Partial<Record<ResultState, 'positive' | 'warning'>> = {
  mentioned: 'positive',
  failed: 'warning',
};

const OF_COMPANY: Partial<Record<ResultState, (values: { company: string }) => string>> = {
  mentioned: messages.mentionedCompany,
  not_mentioned: messages.notMentionedCompany,
};

interface VerdictBadgeProps {
  state: ResultState;
  /** The status was forced: it is said wherever the verdict is shown. */
  isSetByAdministrator?: boolean;
  /** Another company than the user's own, where it was looked for. */
  company?: string;
}

/**
 * Whether an answer names the brand, told by words and sign as well as colour. A failed check says neither, and nor does
 * an answer that measures nothing.
 */
export function VerdictBadge({ state, isSetByAdministrator, company }: VerdictBadgeProps) {
  const ofCompany = company === undefined ? undefined : OF_COMPANY[state]?.({ company });
  const words = ofCompany ?? STATE_WORDS[state];
  return (
    <Badge
      Icon={STATE_ICONS[state]}
      tone={ofCompany === undefined ? TONES[state] : undefined}
      label={isSetByAdministrator ? messages.setByAdministrator({ state: words }) : words}
    />
  );
}

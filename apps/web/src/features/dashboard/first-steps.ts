import type { Dashboard } from '@answerscope/contract';

/** What stands between a new account and its first report, in this order. */
export type FirstStep = 'company' | 'keywords' | 'check' | 'report';

interface Known {
  company_name: string | null;
  keywords: number;
  channels: readonly Pick<Dashboard['channels'][number], 'latest'>[];
  /** A run over all keywords is under way. */
  isRunning: boolean;
}

/** The step to take now; null once there is a report: then nothing of the path is left. */
export function nextStep({ company_name, keywords, channels, isRunning }: Known): FirstStep | null {
  if (channels.some(({ latest }) => latest !== null)) return null;
  if (!company_name) return 'company';
  if (keywords === 0) return 'keywords';
  return isRunning ? 'report' : 'check';
}

import type { ChannelSummary, RunChannel } from '@answerscope/contract';
import { whatAnswersLack } from '../../domain/rate/why-no-rate.ts';
import * as messages from './messages.ts';

/** What an assistant mentions the company in, where there is no rate. */
export function noRateOfChannel(
  { empty, branded }: Pick<ChannelSummary, 'empty' | 'branded'>,
  names: { assistant: string; company: string },
): string {
  const lack = whatAnswersLack({ empty, branded });
  if (lack === null) return messages.mentionsInNoAnswerYet(names);
  return messages.mentionsInNone({ assistant: names.assistant, lack });
}

type Counts = Pick<RunChannel, 'total' | 'errors' | 'successful' | 'empty' | 'branded'>;

/** Why a run has no rate on a channel. */
export function noRateOfRun({ total, errors, successful, empty, branded }: Counts): string {
  if (successful === 0)
    return total > 0 && errors === total ? messages.everyCheckFailed : messages.noAnswersYet;
  const lack = whatAnswersLack({ empty, branded });
  return lack === null ? messages.noAnswersYet : lack.charAt(0).toUpperCase() + lack.slice(1);
}

import {
  CHANNEL_LABELS,
  type Dependency,
  type DependencyName,
  type DependencyState,
} from '@answerscope/contract';
import * as messages from './messages.ts';

/** What each dependency is called. */
export const DEPENDENCY_NAMES: Readonly<Record<DependencyName, string>> = {
  database: 'PostgreSQL',
  mail: messages.mailSmtp,
  ...CHANNEL_LABELS,
  stripe: messages.stripe,
};

/** The page in one sentence: what fails before what is not configured. */
export function dependenciesInWords(dependencies: readonly Pick<Dependency, 'state'>[]): string {
  const count = (state: DependencyState) => dependencies.filter((one) => one.state === state).length;
  const [failed, unset] = [count('failed'), count('not_configured')];
  return failed > 0 ? messages.someDoNotWork({ failed, unset }) : messages.allReachable({ unset });
}

import type { Dependency, DependencyState, Sentences } from '@answerscope/contract';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { richText } from '../../../lib/rich-text.ts';
import { useServerWords } from '../../../lib/use-server-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import styles from './dependency-list.module.css';
import { DEPENDENCY_NAMES } from './dependency-words.ts';
import * as messages from './messages.ts';

const STATES = {
  reachable: { label: messages.reachable, tone: 'positive', Icon: IconCheck },
  failed: { label: messages.doesNotWork, tone: 'negative', Icon: IconX },
  not_configured: { label: messages.notConfigured, tone: undefined, Icon: IconMinus },
} as const satisfies Record<DependencyState, object>;

interface DependencyListProps {
  dependencies: readonly Dependency[];
  sentences: Sentences | undefined;
}

/** Each dependency: how the last look found it, and when it last worked and failed. */
export function DependencyList({ dependencies, sentences }: DependencyListProps) {
  const say = useServerWords(sentences);
  return (
    <ul className={styles.list}>
      {dependencies.map((one) => (
        <li key={one.name} className={styles.dependency}>
          <h2 className={styles.name}>{DEPENDENCY_NAMES[one.name]}</h2>
          <div className={styles.words}>
            <p>{say(one.found)}</p>
            {one.advice && <p className={styles.muted}>{say(one.advice)}</p>}
            <p className={styles.muted}>{factsOf(one).join(' · ')}</p>
            <LastTime label={messages.lastSuccess} last={one.last_success} say={say} />
            <LastTime label={messages.lastFailure} last={one.last_failure} say={say} />
          </div>
          <Badge {...STATES[one.state]} />
        </li>
      ))}
    </ul>
  );
}

function factsOf({ version, address, latency_ms }: Dependency): string[] {
  return [
    ...(version === null ? [] : [messages.versionNamed({ version })]),
    ...(address === null ? [] : [address]),
    ...(latency_ms === null ? [] : [messages.latency({ ms: latency_ms })]),
  ];
}

interface LastTimeProps {
  label: string;
  last: Dependency['last_success'];
  say: (text: string) => string;
}

function LastTime({ label, last, say }: LastTimeProps) {
  if (last === null) return null;
  return (
    <p className={styles.muted}>
      {richText(messages.lastTime({ label, found: say(last.words), at: () => <TimeStamp iso={last.at} /> }))}
    </p>
  );
}

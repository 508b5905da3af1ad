import type { StartRun } from '@answerscope/contract';
import { useState } from 'react';
import { randomKey } from '../../lib/random-key.ts';

/** The key a choice is started with: another choice is another run, the same one again is the same. */
export function useRunKey(): (scope: StartRun) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (scope) => {
    const choice = JSON.stringify(scope);
    const key = keys.get(choice) ?? randomKey();
    keys.set(choice, key);
    return key;
  };
}

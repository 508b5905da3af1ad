import type { UndeclaredName } from '@answerscope/contract';
import { Hint } from '../../ui/hint.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { ALSO_NAMED_HINT, AlsoNamedTable } from './also-named.tsx';
import * as messages from './messages.ts';

/** Who else the answers of the range mention, as a part of a page that is loaded once somebody is named. */
export default function AlsoNamedPanel({ names }: { names: readonly UndeclaredName[] }) {
  return (
    <Panel
      title={messages.alsoMentioned}
      aside={<Hint text={ALSO_NAMED_HINT}>{messages.howTheyAreFound}</Hint>}
    >
      <AlsoNamedTable names={names} />
    </Panel>
  );
}

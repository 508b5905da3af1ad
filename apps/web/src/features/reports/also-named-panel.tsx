import type { UndeclaredName } from '@answerscope/contract';
import { Hint } from '../../ui/hint.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { ALSO_NAMED_HINT, AlsoNamedTable } from './also-named.tsx';

/** Who else the answers of the range mention, as a part of a page that is loaded once somebody is named. */
export default function AlsoNamedPanel({ names }: { names: readonly UndeclaredName[] }) {
  return (
    <Panel title="Also mentioned" aside={<Hint text={ALSO_NAMED_HINT}>How they are found</Hint>}>
      <AlsoNamedTable names={names} />
    </Panel>
  );
}

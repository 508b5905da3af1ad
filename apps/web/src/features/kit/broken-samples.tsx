import { BrokenPart, type PartLevel } from '../../ui/broken-part.tsx';
import { Sample, State } from './sample.tsx';
import { SAMPLE_MISSING } from './sample-data.ts';

const LEVELS: Record<PartLevel, string> = {
  section: 'Section: a panel under its heading',
  component: 'Component: a table, a card, a dialog',
  inline: 'Inline: one of several charts or figures',
  feature: 'Feature: something that one can do here',
  render: 'Render: of the back office, with its details',
};
const UNREACHABLE = new TypeError('Failed to fetch dynamically imported module');
const stay = () => undefined;

/** What stands in place of what could not be drawn. */
export function BrokenSamples() {
  return (
    <Sample
      name="boundary, lazy-part"
      use="Catches what a part throws while it is drawn; the rest of the page stays. Every Panel and every DataTable has one. A part that is loaded later goes into a LazyPart; one in place of a dialog takes onClose, floats and can be closed. Tried again three times at most."
    >
      {(Object.keys(LEVELS) as PartLevel[]).map((level) => (
        <State key={level} of={LEVELS[level]}>
          <BrokenPart level={level} error={SAMPLE_MISSING} tried={0} onRetry={stay} />
        </State>
      ))}
      <State of="Tried too often">
        <BrokenPart level="feature" error={SAMPLE_MISSING} tried={3} onRetry={stay} />
      </State>
      <State of="Its program could not be loaded">
        <BrokenPart level="component" error={UNREACHABLE} tried={0} onRetry={stay} />
      </State>
    </Sample>
  );
}

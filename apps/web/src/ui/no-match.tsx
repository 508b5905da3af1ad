import { IconSearchOff } from '@tabler/icons-react';
import { Button } from './button.tsx';
import { EmptyState } from './states.tsx';

/** In a list's place: there are keywords, and none that fits its search and filters. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      Icon={IconSearchOff}
      title="No keyword matches"
      text="Nothing in your list fits this search and these filters."
      action={<Button onClick={onClear}>Show all keywords</Button>}
    />
  );
}

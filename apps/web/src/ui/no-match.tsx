import { IconSearchOff } from '@tabler/icons-react';
import { Button } from './button.tsx';
import * as messages from './messages.ts';
import { EmptyState } from './states.tsx';

interface NoMatchProps {
  text: string;
  onClear: () => void;
}

/** In a list's place: it holds some, and none that fits its search and filters. */
export function NoMatch({ text, onClear }: NoMatchProps) {
  return (
    <EmptyState
      Icon={IconSearchOff}
      title={messages.noMatches}
      text={text}
      action={<Button onClick={onClear}>{messages.showAll}</Button>}
    />
  );
}

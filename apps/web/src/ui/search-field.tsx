import { useDebouncedCallback } from '@mantine/hooks';
import { useTypedText } from '../lib/typed-text.ts';
import { TextField } from './field.tsx';
import * as messages from './messages.ts';

interface SearchFieldProps {
  label?: string;
  placeholder: string;
  /** What is searched for, as the address says. */
  value: string | undefined;
  /** How long nothing is typed before it is searched for. */
  pauseMs?: number;
  /** Undefined where nothing is left in the field. */
  onSearch: (text: string | undefined) => void;
}

/** Words that a list is searched for while they are typed. */
export function SearchField(props: SearchFieldProps) {
  const { label = messages.search, placeholder, value, pauseMs = 200, onSearch } = props;
  const [text, setText] = useTypedText(value);
  const searchLater = useDebouncedCallback((typed: string) => onSearch(typed.trim() || undefined), pauseMs);
  return (
    <TextField
      label={label}
      type="search"
      placeholder={placeholder}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        searchLater(currentTarget.value);
      }}
    />
  );
}

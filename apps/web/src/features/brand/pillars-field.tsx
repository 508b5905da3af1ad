import { LIMITS } from '@answerscope/contract';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './brand-details.module.css';
import { EntryList } from './entry-list.tsx';
import * as messages from './messages.ts';
import type { SuggestedEntry } from './suggest-entries.ts';
import { SuggestedEntries } from './suggested-entries.tsx';

interface PillarsFieldProps {
  pillars: readonly string[];
  /** What is being typed and was not added yet. */
  typed: string;
  suggestions: readonly SuggestedEntry[];
  onType: (typed: string) => void;
  onChange: (pillars: string[]) => void;
}

const { messaging_pillars_max: MAX, messaging_pillar_max: LENGTH_MAX } = LIMITS;

/** What a company wants to be known for: added one by one, at most five. */
export function PillarsField({ pillars, typed, suggestions, onType, onChange }: PillarsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isFull = pillars.length >= MAX;
  const add = () => {
    if (typed.trim() !== '' && !isFull) {
      onChange([...pillars, typed.trim()]);
      onType('');
    }
    input.current?.focus();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.list}>
      <div className={styles.adding}>
        <TextField
          ref={input}
          label={messages.messagingPillars}
          hint={isFull ? messages.atMost({ most: MAX }) : messages.pillarsHint}
          maxLength={LENGTH_MAX}
          readOnly={isFull}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={addOnEnter}
        />
        <Button className={styles.add} disabled={isFull || typed.trim() === ''} onClick={add}>
          <IconPlus size={16} stroke={1.75} aria-hidden="true" />
          {messages.addPillar}
        </Button>
      </div>
      <EntryList
        label={messages.messagingPillarsOf({ count: pillars.length, most: MAX })}
        entries={pillars.map((text) => ({ text, note: null }))}
        onRemove={(index) => {
          onChange(pillars.filter((_pillar, at) => at !== index));
          input.current?.focus();
        }}
      />
      {!isFull && (
        <SuggestedEntries
          label={messages.suggestedPillars}
          suggestions={suggestions}
          onAdd={({ text }) => {
            onChange([...pillars, text]);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}

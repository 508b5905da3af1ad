import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import * as messages from './messages.ts';
import own from './search-select.module.css';

export interface SearchOption {
  value: string;
  label: string;
}

interface SearchSelectProps {
  label: string;
  hint?: string;
  error?: ReactNode;
  autoFocus?: boolean;
  /** What is chosen; null while nothing is, or while it loads. */
  value: SearchOption | null;
  /** What the search found; null while it searches. */
  options: readonly SearchOption[] | null;
  /** The search could not be made. */
  hasFailed?: boolean;
  /** How many there are of which `options` shows the first ones. */
  total?: number | undefined;
  placeholder?: string;
  onSearch: (text: string) => void;
  onChoose: (option: SearchOption) => void;
}

/** A choice from a list too long to show: typing searches it at the server, arrows and Enter choose, Escape closes. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, hint, error, value, options, total, placeholder } = props;
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isOpen = text !== null;
  const found = options ?? [];
  const shown = found[Math.min(active, found.length - 1)];
  const shownId = isOpen && shown ? `${id}-${shown.value}` : undefined;

  useEffect(() => {
    if (shownId) document.getElementById(shownId)?.scrollIntoView({ block: 'nearest' });
  }, [shownId]);

  const open = () => {
    if (isOpen) return;
    setText('');
    setActive(0);
    props.onSearch('');
  };
  const close = () => setText(null);
  const choose = (option: SearchOption | undefined) => {
    if (!option) return;
    close();
    props.onChoose(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && isOpen) choose(shown);
    else if (event.key === 'ArrowDown' && isOpen) setActive(Math.min(active + 1, found.length - 1));
    else if (event.key === 'ArrowUp' && isOpen) setActive(Math.max(active - 1, 0));
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
    else return;
    event.preventDefault();
  };

  return (
    <div className={classNames(styles.field, own.field)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shownId}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        // biome-ignore lint/a11y/noAutofocus: a form that opens begins at its first field
        autoFocus={props.autoFocus}
        className={`${styles.control} ${styles.select}`}
        placeholder={isOpen ? (value?.label ?? placeholder) : placeholder}
        value={text ?? value?.label ?? ''}
        onClick={open}
        onBlur={close}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setActive(0);
          props.onSearch(currentTarget.value);
        }}
      />
      {(error || hint) && (
        <p id={`${id}-note`} className={error ? 'fault' : 'faint'}>
          {error || hint}
        </p>
      )}
      {isOpen && (
        <div className={own.popup}>
          <div id={`${id}-list`} role="listbox" aria-label={label} className={own.list}>
            {found.map((option, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses in the text
              <div
                key={option.value}
                id={`${id}-${option.value}`}
                role="option"
                aria-selected={option === shown}
                className={own.option}
                // The text keeps the focus; losing it would close the list before the click.
                onMouseDown={(event) => event.preventDefault()}
                onMouseEnter={() => setActive(index)}
                onClick={() => choose(option)}
              >
                {option.label}
              </div>
            ))}
          </div>
          <p className={own.note} role="status">
            {props.hasFailed
              ? messages.searchFailed
              : options === null
                ? messages.searching
                : found.length === 0
                  ? messages.nothingMatches
                  : total !== undefined && total > found.length
                    ? messages.typeToFindOthers({ shown: found.length, total })
                    : ''}
          </p>
        </div>
      )}
    </div>
  );
}

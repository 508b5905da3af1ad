import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

interface Tab<Name extends string> {
  name: Name;
  label: string;
  panel: () => ReactNode;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
}

/**
 * Parts of a page of which one is seen: the arrow keys move between the tabs, Tab goes on into the part. What was entered
 * in a part stays while another is seen; a part that was never seen is not there.
 */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<readonly Name[]>([]);
  if (!seen.includes(chosen)) setSeen([...seen, chosen]);
  const moveWithArrows = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const last = tabs.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.name);
    list.current?.querySelectorAll('button')[tabs.indexOf(next)]?.focus();
  };
  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={moveWithArrows}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            id={`${id}-tab-${tab.name}`}
            type="button"
            role="tab"
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-panel-${tab.name}`}
            tabIndex={tab.name === chosen ? 0 : -1}
            onClick={() => onChoose(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.name}
          id={`${id}-panel-${tab.name}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${tab.name}`}
          hidden={tab.name !== chosen}
        >
          {(tab.name === chosen || seen.includes(tab.name)) && tab.panel()}
        </div>
      ))}
    </>
  );
}

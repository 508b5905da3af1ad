import type { Plan } from '@answerscope/contract';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import * as messages from './messages.ts';
import styles from './plan-cards.module.css';

/** Features of a plan, one a line; those that it does not include are marked. */
export function FeatureLines({ features }: { features: Plan['features'] }) {
  return features.map(({ name, included }) => (
    <li key={name} className={included ? undefined : styles.missing}>
      {included ? <IconCheck size={16} stroke={2} /> : <IconMinus size={16} stroke={2} />}
      {name}
      {!included && <span className="visually-hidden"> {messages.notIncluded}</span>}
    </li>
  ));
}

import { Link, type LinkProps } from '@tanstack/react-router';
import { classNames } from '../../ui/class-names.ts';
import styles from './figures.module.css';

export interface Figure {
  label: string;
  value: string;
  /** What the number is counted over. */
  note: string;
  /** The page that shows what it counts, where there is one. */
  to?: LinkProps;
}

/** Numbers beside each other; each opens what it counts. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ label, value, note, to }) => (
        <li key={label} className={classNames('card', styles.figure)}>
          {to ? (
            <Link {...to} className="quiet">
              {label}
            </Link>
          ) : (
            <span className="quiet">{label}</span>
          )}
          <strong>{value}</strong>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}

import { EXAMPLE_LOGOS } from './example-logos.tsx';
import styles from './logo-carousel.module.css';

/** A looping row of logos; it rests under the pointer and for who asked for less motion. */
export function LogoCarousel() {
  return (
    <section className={styles.carousel} aria-label="Example logos">
      <p className={styles.caption}>Example logos</p>
      <div className={styles.window}>
        <div className={styles.track}>
          <LogoRow />
          <LogoRow isRepeat />
        </div>
      </div>
    </section>
  );
}

function LogoRow({ isRepeat = false }: { isRepeat?: boolean }) {
  return (
    <ul className={styles.row} aria-hidden={isRepeat}>
      {EXAMPLE_LOGOS.map(({ name, shape }) => (
        <li key={name}>
          <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            {shape}
          </svg>
          Example {name}
        </li>
      ))}
    </ul>
  );
}

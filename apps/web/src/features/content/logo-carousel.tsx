import { type ReactNode, useState } from 'react';
import exampleLogos from './example-logos.svg?url';
import styles from './logo-carousel.module.css';
import * as messages from './messages.ts';
import { type CarouselLogo, showableLogos } from './showable-logos.ts';

/** Neutral shapes that stand where customers' logos will; named as examples. Each is a symbol of the drawing. */
const EXAMPLES = ['Ring', 'Steps', 'Prism', 'Tiles', 'Wave', 'Hex', 'Half', 'Cross', 'Leaf', 'Bars'];

interface LogoCarouselProps {
  /** Null: they could not be read. */
  logos: readonly CarouselLogo[] | null;
  /** Whether example logos are shown while there are none. */
  hasExamples: boolean;
}

/**
 * A looping row of logos; it rests under the pointer and for people who asked for less motion. While there are none, a
 * demonstration shows examples that say so.
 */
export function LogoCarousel({ logos, hasExamples }: LogoCarouselProps) {
  if (logos === null)
    return (
      <section className={styles.carousel} aria-label={messages.logos}>
        <p className={styles.caption}>{messages.contentTemporarilyUnavailable}</p>
      </section>
    );
  const shown = showableLogos(logos);
  if (shown.length === 0 && !hasExamples) return null;
  if (shown.length === 0)
    return (
      <Carousel label={messages.exampleLogos} caption={messages.exampleLogos}>
        {EXAMPLES.map((shape) => (
          <li key={shape}>
            <svg width="24" height="24" fill="currentColor" aria-hidden="true">
              <use href={`${exampleLogos}#${shape}`} />
            </svg>
            {messages.exampleLogo({ shape })}
          </li>
        ))}
      </Carousel>
    );
  return (
    <Carousel label={messages.logos}>
      {shown.map((logo) => (
        <LogoImage key={logo.id} {...logo} />
      ))}
    </Carousel>
  );
}

/** The row twice: while the first leaves, the second follows. */
function Carousel({ label, caption, children }: { label: string; caption?: string; children: ReactNode }) {
  return (
    <section className={styles.carousel} aria-label={label}>
      {caption && <p className={styles.caption}>{caption}</p>}
      <div className={styles.window}>
        <div className={styles.track}>
          <ul className={styles.row}>{children}</ul>
          <ul className={styles.row} aria-hidden>
            {children}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** A logo that hides itself when its image cannot be loaded, also when that was before the program ran. */
function LogoImage({ image_url, alt_text }: CarouselLogo) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <li>
      <img
        className={styles.logo}
        src={image_url}
        alt={alt_text}
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setBroken(true);
        }}
        onError={() => setBroken(true)}
      />
    </li>
  );
}

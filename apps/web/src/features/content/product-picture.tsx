import { LANGUAGE } from '@answerscope/contract';
import { classNames } from '../../ui/class-names.ts';
import styles from './product-picture.module.css';

interface ProductPictureProps {
  /** Of the files that `node scripts/product-pictures.ts` writes. */
  name: 'dashboard' | 'keyword' | 'answer' | 'competitors' | `help/${string}`;
  alt: string;
}

/** Pictures of the help are cut out without the sidebar, and rounded up by a pixel. */
const heightOf = (name: string) => (name.startsWith('help/') ? 721 : 720);

const SCHEMES = ['dark', 'light'] as const;

/** A framed picture of the product in the page's language; of the two schemes a browser loads only the painted one, once it comes near. */
export function ProductPicture({ name, alt }: ProductPictureProps) {
  return SCHEMES.map((scheme) => (
    <picture key={scheme} className={classNames(styles.frame, styles[scheme])}>
      <source
        media="(max-width: 767px)"
        srcSet={`/pictures/${LANGUAGE}/${name}-${scheme}-phone.webp`}
        width={585}
        height={720}
      />
      <img
        src={`/pictures/${LANGUAGE}/${name}-${scheme}.webp`}
        alt={alt}
        width={1200}
        height={heightOf(name)}
        loading="lazy"
        decoding="async"
      />
    </picture>
  ));
}

import styles from './avatar.module.css';
import { classNames } from './class-names.ts';

interface AvatarProps {
  /** The first letter of it stands where there is no picture. */
  email: string;
  imageUrl: string | null;
  isLarge?: boolean;
}

/** A person's picture, or a letter in its place. It says nothing that does not stand beside it. */
export function Avatar({ email, imageUrl, isLarge = false }: AvatarProps) {
  const className = classNames(styles.avatar, isLarge && styles.large);
  if (imageUrl !== null) return <img className={className} src={imageUrl} alt="" />;
  return <span className={className} data-letter={email.charAt(0).toUpperCase()} aria-hidden="true" />;
}

import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

interface Look {
  /** One primary per view; danger only where something is lost. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  isIcon?: boolean;
  isFullWidth?: boolean;
}

function lookClass({ look = 'secondary', size = 'medium', isIcon, isFullWidth }: Look): string {
  return classNames(
    styles.button,
    styles[look],
    size !== 'medium' && styles[size],
    isIcon && styles.icon,
    isFullWidth && styles.full,
  );
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };

/** An action on this page. An icon alone needs an aria-label. */
export function Button({ look, size, isIcon, isFullWidth, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={classNames(lookClass({ look, size, isIcon, isFullWidth }), className)}
      {...rest}
    />
  );
}

type AnchorProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

/** A way out of the program that looks like a button: a file. */
export function ButtonAnchor({ look, size, isIcon, isFullWidth, className, ...rest }: AnchorProps) {
  return <a className={classNames(lookClass({ look, size, isIcon, isFullWidth }), className)} {...rest} />;
}

/** A way to another page that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);

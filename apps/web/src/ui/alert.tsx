import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { classNames } from './class-names.ts';
import { SupportText } from './support-text.tsx';

interface AlertProps {
  tone: 'negative' | 'warning' | 'neutral';
  children: ReactNode;
}

/** A message that stays in the page; a negative one is announced at once. A text that names support leads there. */
export function Alert({ tone, children }: AlertProps) {
  const Icon = tone === 'neutral' ? IconInfoCircle : IconAlertTriangle;
  return (
    <div className={classNames(styles.alert, styles[tone])} role={tone === 'negative' ? 'alert' : 'status'}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <div className={styles.text}>
        {typeof children === 'string' ? <SupportText text={children} /> : children}
      </div>
    </div>
  );
}

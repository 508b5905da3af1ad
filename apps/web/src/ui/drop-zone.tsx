import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  /** The id of the file input that stands in it. */
  inputId: string;
  className?: string | undefined;
  onDrop: (files: FileList) => void;
  children: ReactNode;
}

/** Where a file is dropped, or chosen by a click. */
export function DropZone({ inputId, className, onDrop, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  return (
    <label
      htmlFor={inputId}
      className={classNames(styles.drop, className)}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.files);
      }}
    >
      {children}
    </label>
  );
}

import { createElement, Fragment, type ReactNode } from 'react';

/** The parts of a message with elements, as something to draw: parts in a list would each need a key. */
export function richText(parts: ReactNode): ReactNode {
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
}

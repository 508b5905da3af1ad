import { type ComponentProps, useEffect } from 'react';
import { BelowFirstScreen } from './below-first-screen.tsx';

/** The lower half after a navigation inside the site. Scrolls to the part that the address names. */
export default function LaterBelow(props: ComponentProps<typeof BelowFirstScreen>) {
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return <BelowFirstScreen {...props} />;
}

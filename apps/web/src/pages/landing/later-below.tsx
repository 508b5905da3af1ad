import { type ComponentProps, useEffect } from 'react';
import { BelowFirstScreen } from './below-first-screen.tsx';

/** The lower half for whoever comes from another page: a link may lead into it. */
export default function LaterBelow(props: ComponentProps<typeof BelowFirstScreen>) {
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return <BelowFirstScreen {...props} />;
}

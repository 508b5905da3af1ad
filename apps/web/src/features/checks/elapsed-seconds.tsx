import { useEffect, useState } from 'react';

/** Whole seconds since a moment of this browser's clock. Not read aloud: it changes every second. */
export function ElapsedSeconds({ since_ms }: { since_ms: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span aria-hidden="true">{Math.max(0, Math.floor((now - since_ms) / 1000))}</span>;
}

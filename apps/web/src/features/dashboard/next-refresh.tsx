import { useState } from 'react';
import { Freshness } from '../../ui/freshness.tsx';

/** When an assistant is asked again by itself; nothing while nothing is planned. */
export function NextRefresh({ iso }: { iso: string | null }) {
  const [opened_ms] = useState(() => Date.now());
  if (iso === null) return null;
  if (Date.parse(iso) <= opened_ms) return <>Next refresh is due</>;
  return <Freshness iso={iso} label="Next refresh" />;
}

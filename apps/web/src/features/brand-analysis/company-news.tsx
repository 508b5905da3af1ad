import type { CompanyNews as News } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRangeInput } from '../../domain/range/use-range.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { useSession } from '../../lib/use-services.ts';
import { onlyLooks } from '../../lib/view-as.ts';
import { Alert } from '../../ui/alert.tsx';
import { newsInWords } from './companies-in-words.ts';

/** What counting new competitors has changed: shown once, for as long as the page stays open. */
export function CompanyNews() {
  const { api, queries } = useAppClients();
  const user = useSession();
  const { data } = useQuery(queries.brand.list_company_news.queryOptions(useRangeInput()));
  const [shown, setShown] = useState<readonly News[]>(data?.items ?? []);
  // Who only looks on leaves it for the user.
  const marks = !onlyLooks(user);
  useEffect(() => {
    const items = data?.items ?? [];
    if (items.length === 0) return;
    const keys = items.map(({ key }) => key);
    setShown((before) => [...before.filter(({ key }) => !keys.includes(key)), ...items]);
    // What could not be marked is shown once more.
    if (marks) api.brand.mark_company_news_seen({ keys }).catch(() => undefined);
  }, [api, data, marks]);
  if (shown.length === 0) return null;
  return (
    <Alert tone="neutral">
      {shown.map((one) => (
        <p key={one.key}>{newsInWords(one)}</p>
      ))}
    </Alert>
  );
}

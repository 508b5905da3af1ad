import { commaList } from '@answerscope/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefreshAfter } from '../../domain/check/use-refresh-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { EntryList } from './entry-list.tsx';
import * as messages from './messages.ts';
import styles from './namesake-list.module.css';

/** What has the brand's name and is not the brand; what is taken away counts again once answers are judged again. */
export default function NamesakeList() {
  const { api, queries } = useAppClients();
  const refreshAfter = useRefreshAfter();
  const namesakes = useQuery(queries.brand.list_namesakes.queryOptions());
  const remove = useMutation({
    mutationFn: (id: string) => api.brand.delete_namesake({ id }),
    meta: { operation: messages.removeNamesake },
    onSettled: () => refreshAfter({ type: 'brand_changed' }),
  });
  const failure = failedLoad(namesakes);
  const { items, limit } = namesakes.data ?? { items: [], limit: 0 };
  return (
    <section className={styles.namesakes} aria-labelledby="namesakes-title">
      <h3 id="namesakes-title">{messages.notYou}</h3>
      <p className="quiet">{messages.othersWithYourName}</p>
      {failure && <FailedPart title={messages.yourNamesakesNotLoaded} {...failure} />}
      {items.length > 0 && (
        <EntryList
          label={messages.namesakesOf({ count: items.length, limit })}
          entries={items.map(({ name, words }) => ({ text: name, note: commaList(words) }))}
          onRemove={(index) => {
            const one = items[index];
            if (one) remove.mutate(one.id);
          }}
        />
      )}
    </section>
  );
}

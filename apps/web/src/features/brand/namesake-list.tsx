import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefreshAfter } from '../../domain/check/use-refresh-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { counted } from '../../lib/counted.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { EntryList } from './entry-list.tsx';
import styles from './namesake-list.module.css';

/** What has the brand's name and is not the brand; what is taken away counts again once answers are judged again. */
export default function NamesakeList() {
  const { api, queries } = useAppClients();
  const refreshAfter = useRefreshAfter();
  const namesakes = useQuery(queries.brand.list_namesakes.queryOptions());
  const remove = useMutation({
    mutationFn: (id: string) => api.brand.delete_namesake({ id }),
    meta: { operation: 'Remove namesake' },
    onSettled: () => refreshAfter({ type: 'brand_changed' }),
  });
  const failure = failedLoad(namesakes);
  const { items, limit } = namesakes.data ?? { items: [], limit: 0 };
  return (
    <section className={styles.namesakes} aria-labelledby="namesakes-title">
      <h3 id="namesakes-title">Not you</h3>
      <p className="quiet">
        Others with your name. Choose “Not us” beside a mention of an answer to add one.
      </p>
      {failure && <FailedPart title="Your namesakes could not be loaded" {...failure} />}
      {items.length > 0 && (
        <EntryList
          label={`${items.length} of ${counted(limit, 'namesake')}`}
          entries={items.map(({ name, words }) => ({ text: name, note: words.join(', ') }))}
          onRemove={(index) => {
            const one = items[index];
            if (one) remove.mutate(one.id);
          }}
        />
      )}
    </section>
  );
}

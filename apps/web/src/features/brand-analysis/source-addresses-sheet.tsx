import type { Channel } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SourceLink } from '../../domain/answer/answer-sources.tsx';
import { shortAddress } from '../../domain/answer/short-address.ts';
import { useAskedRange } from '../../domain/range/use-range.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { hostInWords } from '../../lib/host-in-words.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { type AnswersToOpen, answersCitingAddress } from './companies-in-words.ts';
import * as messages from './messages.ts';
import { OpenCount } from './open-count.tsx';
import styles from './source-table.module.css';

const PAGE_SIZE = 20;

interface SourceAddressesSheetProps {
  domain: string;
  channel: Channel | undefined;
  onOpen: (answers: AnswersToOpen) => void;
  onClose: () => void;
}

/** The addresses of a site that answers cite, most answers first. */
export default function SourceAddressesSheet({
  domain,
  channel,
  onOpen,
  onClose,
}: SourceAddressesSheetProps) {
  const { brand } = useQueries();
  const [page, setPage] = useState(1);
  const input = { ...useAskedRange(), domain, channel, page, page_size: PAGE_SIZE };
  const addresses = useQuery(brand.list_source_addresses.queryOptions({ input }));
  const failure = failedLoad(addresses);
  const { data } = addresses;
  return (
    <Sheet isOpen title={hostInWords(domain)} onClose={onClose}>
      {failure ? (
        <ErrorState title={messages.theAddressesNotLoaded} {...failure} />
      ) : data ? (
        <>
          <p className="quiet">{messages.addressesMostCitedFirst({ count: data.total })}</p>
          <ul className={styles.addresses}>
            {data.items.map(({ url, title, answers, without_you }) => {
              const opens = { ...answersCitingAddress(url), ...(channel && { query: { url, channel } }) };
              return (
                <li key={url}>
                  <SourceLink source={{ url, title: title ?? shortAddress(url) }} />
                  {title && <span className="quiet">{shortAddress(url)}</span>}
                  <span>
                    <OpenCount count={answers} label={opens.title} onOpen={() => onOpen(opens)}>
                      {messages.answerCount({ count: answers })}
                    </OpenCount>
                    <span className="quiet"> · {messages.answersWithoutYou({ count: without_you })}</span>
                  </span>
                </li>
              );
            })}
          </ul>
          <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
        </>
      ) : (
        <Loading label={messages.loadingAddresses}>
          <Skeleton height="240px" />
        </Loading>
      )}
    </Sheet>
  );
}

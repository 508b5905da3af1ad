import type { CitedDomain } from '@answerscope/contract';
import { hostInWords } from '../../lib/host-in-words.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { SiteIcon } from '../../ui/site-icon.tsx';
import { Skeleton } from '../../ui/states.tsx';
import styles from './evidence-tables.module.css';
import * as messages from './messages.ts';
import { ShortTable } from './short-table.tsx';
import { WITHOUT_YOU, withoutYou } from './without-you.ts';

const KINDS = { own: messages.yours, competitor: messages.competitor, third_party: null } as const;

const columnsOf = (hasIcons: boolean): Column<CitedDomain>[] => [
  {
    key: 'domain',
    header: messages.site,
    isMain: true,
    cell: ({ domain, kind, icon_url }) => (
      <span>
        {hasIcons && <SiteIcon url={icon_url} />}
        {hostInWords(domain)}
        {KINDS[kind] && (
          <>
            {' '}
            <span className={styles.kind}>{KINDS[kind]}</span>
          </>
        )}
      </span>
    ),
  },
  {
    key: 'without',
    header: WITHOUT_YOU,
    width: '180px',
    align: 'end',
    cell: (row) => withoutYou(row.answers_citing_without_brand, row.answers_citing),
  },
];

/** The sites that answers cite, and how many of these answers do not name the brand: where to be found. Null while it loads. */
export function CitedDomains({ domains }: { domains: readonly CitedDomain[] | null }) {
  if (!domains) return <Skeleton height="290px" />;
  if (domains.length === 0) return <p className={styles.none}>{messages.theseAnswersCiteNoSite}</p>;
  return (
    <ShortTable rows={domains} noun="sites">
      {(rows) => (
        <DataTable
          label={messages.citedSites}
          columns={columnsOf(domains.some(({ icon_url }) => icon_url !== null))}
          rows={rows}
          rowKey={({ domain }) => domain}
        />
      )}
    </ShortTable>
  );
}

import type { CitedDomain } from '@answerscope/contract';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import styles from './evidence-tables.module.css';

const KINDS = { own: 'Yours', competitor: 'Competitor', third_party: 'Other' } as const;

const COLUMNS: Column<CitedDomain>[] = [
  { key: 'domain', header: 'Site', isMain: true, cell: ({ domain }) => domain },
  { key: 'kind', header: 'Whose', width: '112px', cell: ({ kind }) => KINDS[kind] },
  {
    key: 'without',
    header: 'Without you',
    width: '112px',
    align: 'end',
    cell: ({ answers_citing_without_brand: count }) => count.toLocaleString('en'),
  },
  {
    key: 'citing',
    header: 'Cited',
    width: '80px',
    align: 'end',
    cell: ({ answers_citing: count }) => count.toLocaleString('en'),
  },
];

/** The sites that answers cite, and how many of these answers do not name the brand: where to be found. */
export function CitedDomains({ domains }: { domains: readonly CitedDomain[] }) {
  if (domains.length === 0) return <p className={styles.none}>These answers cite no site.</p>;
  return <DataTable label="Cited sites" columns={COLUMNS} rows={domains} rowKey={({ domain }) => domain} />;
}

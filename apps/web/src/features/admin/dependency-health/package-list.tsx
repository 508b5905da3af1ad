import type { RunningPackage } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { findPackages } from './find-packages.ts';
import * as messages from './messages.ts';

const PAGE_SIZE = 25;
const COLUMNS: readonly Column<RunningPackage>[] = [
  { key: 'name', header: messages.packageLabel, cell: ({ name }) => name, isMain: true },
  { key: 'version', header: messages.version, cell: ({ version }) => version },
  { key: 'licence', header: messages.licence, cell: ({ licence }) => licence ?? messages.notStated },
];

/** The packages the product runs on, as the build wrote them down. */
export function PackageList() {
  const packages = useQuery(useAdminClients().queries.list_packages.queryOptions());
  const [search, setSearch] = useState<string>();
  const [page, setPage] = useState(1);
  const failed = failedLoad(packages);
  const searchFor = (text: string | undefined) => {
    setSearch(text);
    setPage(1);
  };
  if (failed) return <ErrorState title={messages.packagesNotLoaded} {...failed} />;
  if (packages.data === null) return <p>{messages.noListOfPackages}</p>;
  const found = packages.data && findPackages(packages.data, search);
  return (
    <Panel title={messages.packages}>
      <p>
        {packages.data
          ? messages.countOfPackages({ count: packages.data.length })
          : messages.loadingThePackages}
      </p>
      <SearchField placeholder={messages.nameOrLicence} value={search} onSearch={searchFor} />
      {found?.length === 0 ? (
        <NoMatch text={messages.noPackageHasThis} onClear={() => searchFor(undefined)} />
      ) : (
        <DataTable
          label={messages.packages}
          columns={COLUMNS}
          rows={found?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) ?? null}
          rowKey={({ name, version }) => `${name}@${version}`}
        />
      )}
      <Pagination page={page} pageSize={PAGE_SIZE} total={found?.length} onPage={setPage} />
    </Panel>
  );
}

import { bindRead } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import { readCompanies, readCompanyNews } from './use-cases/read-companies.ts';
import { listCountedAnswers, readSourceAddresses, readSources } from './use-cases/read-sources.ts';
import type { WaitServices } from './use-cases/read-waits.ts';

/** Companies and sources in the answers of a range, and the answers behind their counts. */
export function createCompaniesRoutes({ now }: Pick<WaitServices, 'now'>) {
  const { brand } = procedures;
  return {
    list_companies: bindRead(brand.list_companies, (tx, accountId, input) =>
      readCompanies(tx, accountId, { ...input, now: now() }),
    ),
    list_company_news: bindRead(brand.list_company_news, (tx, accountId, input) =>
      readCompanyNews(tx, accountId, { ...input, now: now() }),
    ),
    list_sources: bindRead(brand.list_sources, (tx, accountId, input) =>
      readSources(tx, accountId, { ...input, now: now() }),
    ),
    list_source_addresses: bindRead(brand.list_source_addresses, (tx, accountId, input) =>
      readSourceAddresses(tx, accountId, { ...input, now: now() }),
    ),
    list_counted_answers: bindRead(brand.list_counted_answers, (tx, accountId, input) =>
      listCountedAnswers(tx, accountId, { ...input, now: now() }),
    ),
  };
}

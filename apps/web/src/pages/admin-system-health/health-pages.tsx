import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dependenciesInWords } from '../../features/admin/dependency-health/dependency-words.ts';
import { useMonitor } from '../../features/admin/monitoring/use-monitor.ts';
import { performanceInWords } from '../../features/admin/performance/performance-in-words.ts';
import { DEFAULT_WINDOW } from '../../features/admin/performance/performance-search.ts';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { healthScore } from '../../lib/monitor-rules.ts';
import { Panel } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/states.tsx';
import styles from './health-pages.module.css';
import * as messages from './messages.ts';

/** The pages that look at one part of the installation's health, each with its state. */
export function HealthPages() {
  const { queries } = useAdminClients();
  const { monitor } = useMonitor();
  const performance = useQuery(queries.get_performance.queryOptions({ input: { window: DEFAULT_WINDOW } }));
  const dependencies = useQuery(queries.get_dependency_health.queryOptions());
  const errors = useQuery(queries.list_error_groups.queryOptions({ input: { state: 'open' } }));
  const functions = useQuery(queries.list_functions.queryOptions());
  return (
    <Panel title={messages.moreHealthPages}>
      <ul className="rows card">
        <HealthPage to="/admin/performance" label={messages.performanceMonitor}>
          {stateOf(performance, performanceInWords)}
        </HealthPage>
        <HealthPage to="/admin/dependency-health" label={messages.dependencyHealth}>
          {stateOf(dependencies, (data) => dependenciesInWords(data.dependencies))}
        </HealthPage>
        <HealthPage to="/admin/errors" label={messages.errorMonitoring}>
          {stateOf(errors, ({ total }) => messages.openErrors({ count: total }))}
        </HealthPage>
        <HealthPage to="/admin/error-monitoring" label={messages.errorsInThisBrowser}>
          {monitor ? (
            messages.browserHealth({ score: healthScore(monitor.observed()).score })
          ) : (
            <Skeleton width="180px" />
          )}
        </HealthPage>
        <HealthPage to="/admin/function-test" label={messages.functionTest}>
          {stateOf(functions, ({ items }) => messages.functionsToTry({ count: items.length }))}
        </HealthPage>
      </ul>
    </Panel>
  );
}

function stateOf<Data>(query: UseQueryResult<Data>, inWords: (data: Data) => string): ReactNode {
  if (failedLoad(query)) return messages.stateNotLoaded;
  return query.data === undefined ? <Skeleton width="180px" /> : inWords(query.data);
}

interface HealthPageProps {
  to: NonNullable<LinkProps['to']>;
  label: string;
  children: ReactNode;
}

function HealthPage({ to, label, children }: HealthPageProps) {
  return (
    <li className={styles.page}>
      <Link to={to} className="link">
        {label}
      </Link>
      <span>{children}</span>
    </li>
  );
}

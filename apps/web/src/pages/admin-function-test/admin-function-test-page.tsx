import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FunctionBrowser } from '../../features/admin/function-test/function-browser.tsx';
import {
  type FunctionSearch,
  SUITE_NAMES,
  toFunctionSearch,
} from '../../features/admin/function-test/function-search.ts';
import { SuitePanel } from '../../features/admin/function-test/suite-panel.tsx';
import { SUITES } from '../../features/admin/function-test/suites.ts';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/admin/function-test');

/** Every function of the product, to be tried out with an input, and suites that run several of them. */
export function AdminFunctionTestPage() {
  const search = toFunctionSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const listed = useQuery(useAdminClients().queries.list_functions.queryOptions());
  const failed = failedLoad(listed);
  const functions = listed.data?.items;
  const show = (shown: FunctionSearch) => void navigate({ search: shown, replace: true, resetScroll: false });
  return (
    <PageFrame
      title={messages.functionTest}
      answer={
        functions
          ? messages.functionCount({ count: functions.length })
          : !failed && messages.loadingTheFunctions
      }
    >
      {failed ? (
        <ErrorState title={messages.theFunctionsNotLoaded} {...failed} />
      ) : functions ? (
        <Tabs
          label={messages.functionTest}
          tabs={[
            {
              name: 'functions',
              label: messages.functions,
              panel: () => <FunctionBrowser functions={functions} search={search} onSearch={show} />,
            },
            ...SUITE_NAMES.map((name) => ({
              name,
              label: SUITES[name].label,
              panel: () => (
                <SuitePanel
                  suite={SUITES[name]}
                  functions={functions}
                  part={search.suite === name ? search.part : undefined}
                  onPart={(part) => show({ suite: name, part })}
                />
              ),
            })),
          ]}
          chosen={search.suite ?? 'functions'}
          onChoose={(name) => show(name === 'functions' ? {} : { suite: name })}
        />
      ) : (
        <Loading label={messages.loadingTheFunctions}>
          <Skeleton height="560px" />
        </Loading>
      )}
    </PageFrame>
  );
}

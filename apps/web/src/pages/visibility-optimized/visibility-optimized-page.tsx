import { getRouteApi } from '@tanstack/react-router';
import { type MatrixSearch, toMatrixSearch } from '../../features/visibility/matrix-search.ts';
import { ChooseMatrix } from './choose-matrix.tsx';
import { ShownMatrix } from './shown-matrix.tsx';

const Route = getRouteApi('/_app/tracker/visibility-optimized');

/** Chosen keywords on chosen assistants, several answers each: the choice with its cost, then each cell as it comes in. */
export function VisibilityOptimizedPage() {
  const search = toMatrixSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const show = (next: MatrixSearch) => void navigate({ search: next, resetScroll: next.run !== search.run });
  if (search.run === undefined) return <ChooseMatrix onRun={(run) => show({ run })} />;
  return <ShownMatrix key={search.run} run={search.run} open={search} onOpen={show} />;
}

import { getRouteApi } from '@tanstack/react-router';
import { Changelog } from '../../features/content/changelog.tsx';

const Route = getRouteApi('/_public/changelog');

/** What is new. */
export function ChangelogPage() {
  return <Changelog entries={Route.useLoaderData()} />;
}

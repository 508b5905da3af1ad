import { getRouteApi } from '@tanstack/react-router';
import { Discussion } from '../../features/content/discussion.tsx';
import { PageNotFound } from '../../features/content/page-not-found.tsx';
import { WrittenPage } from '../../features/content/written-page.tsx';

const Route = getRouteApi('/_public/blog/$slug');

/** A post of the blog with what readers say of it. */
export function PostPage() {
  const { post, discussion } = Route.useLoaderData();
  return (
    <WrittenPage page={post}>
      <Discussion key={post.slug} slug={post.slug} discussion={discussion} />
    </WrittenPage>
  );
}

/** What stands in its place where there is none. */
export function NoPost() {
  return <PageNotFound />;
}

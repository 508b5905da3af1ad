import { getRouteApi } from '@tanstack/react-router';
import { PostList } from '../../features/content/post-list.tsx';

const Route = getRouteApi('/_public/blog/');

/** The blog: all its posts. */
export function BlogPage() {
  return <PostList posts={Route.useLoaderData()} />;
}
